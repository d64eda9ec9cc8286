import { formatsOf } from '../language/formats.ts';
import type { SentenceTexts } from './sentence-texts.ts';

const { number, plural } = formatsOf('de');
const characters = (count: number) => `${number(count)} Zeichen`;
const days = (count: number) => plural(count, { one: 'einem Tag', other: `${number(count)} Tagen` });
const kosten = (credits: number) =>
  plural(credits, { one: 'Das kostet 1 Credit', other: `Das kostet ${number(credits)} Credits` });

const invoiceStates = {
  open: 'offen',
  paid: 'bezahlt',
  void: 'storniert',
  refunded: 'erstattet',
  disputed: 'angefochten',
  'charged-back': 'von der Bank zurückgebucht',
};

export const sentences: SentenceTexts = {
  required: 'Füllen Sie dieses Feld aus.',
  'not-valid': 'Diese Angabe ist ungültig.',
  'wrong-format': 'Diese Angabe hat nicht das erwartete Format.',
  'email-invalid': 'Geben Sie eine gültige E-Mail-Adresse ein.',
  'too-short': ({ min }) => `Mindestens ${characters(min)}.`,
  'too-long': ({ max }) => `Höchstens ${characters(max)}.`,
  'too-few': ({ min }) => `Wählen Sie mindestens ${number(min)} aus.`,
  'too-many': ({ max }) => `Wählen Sie höchstens ${number(max)} aus.`,
  'too-low': ({ min }) => `Geben Sie eine Zahl ab ${number(min)} ein.`,
  'too-high': ({ max }) => `Geben Sie eine Zahl bis ${number(max)} ein.`,
  'webhook-url-invalid':
    'Geben Sie eine vollständige Adresse ohne Passwort und # ein, etwa https://example.com/webhooks.',
  'webhook-url-private': 'Diese Adresse ist privat. Geben Sie eine ein, die aus dem Internet erreichbar ist.',
  'https-required': 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
  'date-format': 'Schreiben Sie das Datum als 2024 oder 2024-05.',
  'month-format': 'Geben Sie einen Monat in der Form 2026-11 an.',
  'address-format':
    'Geben Sie eine IP-Adresse oder ein Netz ein, zum Beispiel 203.0.113.7 oder 2001:db8::/32.',
  'domain-format': 'Geben Sie eine Domain ein, zum Beispiel example.com.',
  'time-zone-unknown': 'Diese Zeitzone ist nicht bekannt. Verwenden Sie einen Namen wie Europe/Berlin.',
  'time-zone-not-listed': 'Wählen Sie eine Zeitzone aus der Liste.',
  'subject-on-one-line': 'Der Betreff darf nur eine Zeile haben.',
  'field-unknown': ({ field }) => `{${field}} ist kein Feld. Wählen Sie eines der angebotenen Felder.`,
  'field-unclosed': ({ field }) =>
    `Dem Feld {${field} fehlt die schließende Klammer. Setzen Sie } hinter seinen Namen.`,
  'field-unopened': 'Hier steht eine } ohne {. Entfernen Sie sie.',
  'say-why': 'Nennen Sie kurz den Grund.',
  'name-required': 'Geben Sie einen Namen ein.',
  'candidate-required': 'Wählen Sie mindestens einen Kandidaten.',
  'candidates-or-filter': 'Wählen Sie Kandidaten oder einen Filter.',
  'unstorable-character':
    'Der Text enthält ein Zeichen, das sich nicht speichern lässt. Entfernen Sie es und versuchen Sie es erneut.',
  'file-required': 'Wählen Sie eine Datei.',
  'file-larger-than': ({ megabytes }) => `Die Datei darf höchstens ${number(megabytes)} MB groß sein.`,
  'request-broken': 'Die Übertragung war unvollständig. Bitte versuchen Sie es erneut.',
  'page-unknown': 'Diese Seite der Liste gibt es nicht mehr. Beginnen Sie bei der ersten.',
  'sent-before': 'Diese Anfrage wurde bereits mit anderem Inhalt gesendet.',

  'parcel-unreadable': 'Diese Dateien wurden unterwegs beschädigt. Senden Sie sie noch einmal.',
  'import-ended': 'Dieser Import ist beendet. Starten Sie einen neuen.',
  'import-under-way': 'Dieser Import läuft noch. Brechen Sie ihn zuerst ab.',
  'tracking-full': ({ max }) =>
    `Eine Organisation kann höchstens ${max} Systeme verbinden. Trennen Sie zuerst eines.`,
  'tracking-refused': 'Das System lehnt diese Zugangsdaten ab. Prüfen Sie sie und ihre Rechte.',
  'tracking-unavailable': 'Das System ist im Moment nicht erreichbar. Versuchen Sie es später noch einmal.',
  'tracking-limited':
    'Das System lässt im Moment keine weiteren Anfragen zu. Versuchen Sie es in einigen Minuten noch einmal.',
  'tracking-unexpected':
    'Das System hat unerwartet geantwortet. Versuchen Sie es noch einmal und wenden Sie sich an den Support, wenn es dabei bleibt.',
  'tracking-missing': 'Das gibt es im System nicht mehr. Laden Sie die Stellen neu.',
  'tracking-job-empty': ({ title }) =>
    `Die Stelle „${title}“ hat im System keine Beschreibung. Fügen Sie dort eine hinzu oder importieren Sie ohne Bewertung.`,
  'import-not-ended':
    'Dieser Import läuft noch. Warten Sie sein Ende ab oder brechen Sie ihn ab, bevor Sie ihn rückgängig machen.',
  'table-empty': 'Diese Datei ist leer. Wählen Sie eine andere aus.',
  'table-not-text':
    'Das ist keine CSV-Datei. Wählen Sie in Ihrer Tabellenkalkulation „Speichern unter“ mit dem Typ CSV und dann diese Datei.',
  'table-no-rows':
    'Diese Datei hat unter den Überschriften keine Zeilen. Fügen Sie für jeden Kandidaten eine hinzu.',
  'table-too-many-rows': ({ max }) =>
    `Diese Datei hat mehr als ${max} Zeilen. Teilen Sie sie auf mehrere Dateien auf.`,
  'table-too-many-columns': ({ max }) =>
    `Diese Datei hat mehr als ${max} Spalten. Löschen Sie die nicht benötigten.`,
  'table-quote-open': ({ line }) =>
    `Spätestens in Zeile ${line} wird ein Anführungszeichen geöffnet und nie geschlossen. Schließen Sie es oder schreiben Sie zwei ("") für eines.`,
  'table-mapping-unfit':
    'Die Spalten sind nicht die dieser Datei. Wählen Sie die Datei noch einmal aus und ordnen Sie die Spalten zu.',
  'table-name-missing': 'Wählen Sie die Spalte mit den Namen aus.',
  'table-field-twice': 'Zwei Spalten sind demselben Feld zugeordnet. Lassen Sie eine davon weg.',
  'questions-same-id': 'Zwei Fragen haben dieselbe ID. Geben Sie jeder eine eigene.',
  'answers-not-distinct':
    'Jede akzeptierte Antwort muss unter den Antworten sein, und keine darf doppelt vorkommen.',
  'import-more-files':
    'Das sind mehr Dateien, als für diesen Import vorgesehen waren. Starten Sie für die übrigen einen neuen.',
  'unreadable-empty': 'Die Datei ist leer. Wählen Sie eine andere Kopie.',
  'unreadable-no-text':
    'Diese Datei hat keinen lesbaren Text (vielleicht ist sie ein Scan). Speichern Sie das Originaldokument als PDF.',
  'unreadable-encrypted':
    'Die Datei ist mit einem Passwort geschützt. Entfernen Sie das Passwort und laden Sie sie erneut hoch.',
  'unreadable-corrupt':
    'Die Datei ist beschädigt oder unvollständig. Speichern Sie eine neue Kopie und laden Sie diese hoch.',
  'unreadable-unsupported':
    'Dieser Dateityp wird nicht unterstützt. Wählen Sie eine PDF-, Word- oder Textdatei.',
  'unreadable-misnamed':
    'Der Inhalt der Datei passt nicht zu ihrer Endung. Benennen Sie sie um oder speichern Sie sie als PDF.',
  'unreadable-too-large':
    'Die Datei ist zu groß, oder sie wird es beim Entpacken. Laden Sie eine kleinere Kopie hoch.',
  'unreadable-timeout': 'Das Lesen dieser Datei hat zu lange gedauert. Speichern Sie eine einfachere Kopie.',
  'text-takes-too-long':
    'Das Lesen dieses Textes dauert zu lange. Kürzen Sie ihn und versuchen Sie es erneut.',
  'resume-takes-too-long':
    'Das Lesen dieses Lebenslaufs dauert zu lange. Speichern Sie eine einfachere Kopie und laden Sie diese hoch.',
  'picture-format': 'Wählen Sie ein Bild: JPEG, PNG, WebP, GIF oder AVIF, höchstens 50 Megapixel.',
  'picture-unreadable':
    'Dieses Bild konnte nicht gelesen werden. Laden Sie eine JPEG-, PNG- oder WebP-Datei hoch.',
  'attachment-gone': 'Ein Anhang ist nicht mehr vorhanden. Fügen Sie ihn erneut hinzu.',
  'files-full': ({ used, max }) =>
    `Für diese Datei ist kein Platz: Sie haben ${number(used)} von ${number(max)} Dateien gespeichert. Löschen Sie Dateien, die Sie nicht mehr brauchen, oder wählen Sie einen größeren Tarif.`,
  'storage-full': ({ used, max }) =>
    `Für diese Datei ist kein Platz: ${number(used)} von ${number(max)} MB sind belegt. Löschen Sie Dateien, die Sie nicht mehr brauchen, oder wählen Sie einen größeren Tarif.`,
  'day-full': ({ used, max }) =>
    `Für diese Datei ist heute kein Platz mehr: Sie haben ${number(used)} von ${number(max)} MB hochgeladen. Versuchen Sie es morgen erneut oder wählen Sie einen größeren Tarif.`,
  'free-plan-full':
    'Der Speicher des kostenlosen Tarifs ist derzeit ausgeschöpft. Versuchen Sie es später erneut oder wählen Sie einen größeren Tarif.',
  'files-unreachable': 'Die Dateien sind gerade nicht erreichbar. Versuchen Sie es in einer Minute erneut.',

  'changed-meanwhile':
    'Jemand anderes hat dies inzwischen geändert. Vergleichen Sie und speichern Sie erneut.',
  'job-changed':
    'Diese Stellenbeschreibung wurde inzwischen geändert. Vergleichen Sie die Fassungen und speichern Sie erneut.',
  'requirement-gone': 'Diese Anforderung steht nicht mehr in der Stellenbeschreibung.',
  'preset-name-taken': 'Sie haben schon eine Vorlage mit diesem Namen. Wählen Sie einen anderen.',
  'mailbox-password-required': 'Geben Sie das Passwort ein.',
  'mailbox-there': 'Diese Stelle hat inzwischen ein Postfach. Laden Sie die Seite neu.',
  'mailbox-is-paused': 'Dieses Postfach ist pausiert. Setzen Sie es zuerst fort.',
  'mailbox-error-address':
    'Dieser Mailserver hat eine private Adresse. Geben Sie einen ein, der aus dem Internet erreichbar ist.',
  'mailbox-error-name': 'Es gibt keinen Server mit diesem Namen. Prüfen Sie die Schreibweise.',
  'mailbox-error-timeout':
    'Der Mailserver hat nicht rechtzeitig geantwortet. Prüfen Sie Name und Port, oder versuchen Sie es später.',
  'mailbox-error-connection':
    'Keine Verbindung zum Mailserver. Prüfen Sie Name und Port, oder versuchen Sie es später.',
  'mailbox-error-certificate':
    'Das Zertifikat des Mailservers gilt nicht für diesen Namen. Geben Sie den Namen ein, den Ihr Anbieter nennt.',
  'mailbox-error-no-tls':
    'Der Mailserver bietet hier keine Verschlüsselung an, deshalb wurde kein Passwort gesendet. Wählen Sie die andere Art der Verschlüsselung oder einen anderen Port.',
  'mailbox-error-login':
    'Der Mailserver hat den Benutzernamen oder das Passwort abgelehnt. Viele Anbieter verlangen für IMAP ein App-Passwort.',
  'mailbox-error-folder':
    'Diesen Ordner gibt es nicht, oder er darf nicht gelesen werden. Prüfen Sie den Namen.',
  'mailbox-error-protocol':
    'Die Antworten des Mailservers sind nicht zu verstehen. Prüfen Sie Name und Port.',
  'mailbox-error-no-room':
    'Für weitere Dateien ist kein Platz. Löschen Sie Dateien oder wechseln Sie den Tarif; dann werden neue E-Mails wieder abgeholt.',
  'mailbox-error-secret': 'Das gespeicherte Passwort ist nicht mehr lesbar. Geben Sie es erneut ein.',
  'mailbox-error-failed': 'Auf unserer Seite ist etwas schiefgegangen. Es wird erneut versucht.',
  'webhooks-full': ({ max }) => `Höchstens ${max} Webhooks sind möglich. Löschen Sie zuerst einen.`,
  'searches-full': ({ max }) =>
    `Sie haben ${number(max)} Suchen gespeichert, mehr sind nicht möglich. Löschen Sie eine, um eine andere zu speichern.`,
  'presets-full': ({ max }) =>
    `Sie haben ${number(max)} Vorlagen, mehr sind nicht möglich. Löschen Sie eine, um eine neue zu speichern.`,

  'notes-changed': 'Die Notizen wurden inzwischen in einem anderen Fenster geändert.',
  'second-reader-off':
    'Der zweite Leser ist in dieser Organisation ausgeschaltet. Ein Inhaber oder Admin kann ihn einschalten.',
  'second-reader-limit': ({ perDay }) =>
    `Die ${number(perDay)} Anfragen an den zweiten Leser für heute sind aufgebraucht. Versuchen Sie es morgen wieder.`,
  'second-reader-failed':
    'Das Sprachmodell gab keine brauchbare Antwort. Nichts wurde geändert. Versuchen Sie es später noch einmal.',
  'second-reader-changed': 'Was gesendet wird, hat sich geändert. Prüfen Sie es, bevor Sie es senden.',
  'second-reader-nothing': 'Jede Anforderung wurde gefunden, es gibt also nichts zu suchen.',
  'resume-by-person-only': ({ count }) =>
    plural(count, {
      one: 'Ein Bewerber möchte, dass nur ein Mensch seinen Lebenslauf liest. Er kann nicht bewertet werden. Lassen Sie ihn aus.',
      other: `${number(count)} Bewerber möchten, dass nur ein Mensch ihren Lebenslauf liest. Sie können nicht bewertet werden. Lassen Sie sie aus.`,
    }),
  'application-withdrawn': 'Der Bewerber hat diese Bewerbung zurückgezogen.',
  'passage-gone': 'Diese Textstelle steht nicht mehr im Lebenslauf und lässt sich nicht bestätigen.',
  'facts-busy':
    'Die Angaben werden gerade in einem anderen Fenster korrigiert. Versuchen Sie es gleich noch einmal.',
  'assignee-sees-not-all':
    'Diese Person sieht nicht alle diese Kandidaten. Nehmen Sie sie zuerst in das Team der Stelle auf.',
  'tags-full': ({ max }) => `Ein Kandidat kann höchstens ${number(max)} Schlagwörter haben.`,
  'candidates-at-once': ({ max }) => `Wählen Sie höchstens ${number(max)} Kandidaten auf einmal.`,
  'resumes-moved':
    'Diese Lebensläufe wurden inzwischen zusammengeführt oder getrennt. Laden Sie die Seite neu und versuchen Sie es erneut.',
  'resume-stays': 'Mindestens ein Lebenslauf muss bei der Person bleiben.',
  'matches-changed':
    'Inzwischen passen andere Kandidaten zu diesen Filtern. Prüfen Sie die Liste und versuchen Sie es erneut.',
  'file-not-failed': 'Nur eine fehlgeschlagene oder abgebrochene Datei lässt sich erneut auswerten.',
  'mention-sees-not':
    'Sie erwähnen jemanden, der diesen Kandidaten nicht sehen kann. Entfernen Sie die Erwähnung.',
  'mentions-full': ({ max }) => `Erwähnen Sie höchstens ${number(max)} Personen in einem Kommentar.`,
  'reply-to-reply': 'Auf eine Antwort kann nicht geantwortet werden.',
  'comment-edit-over': ({ minutes }) =>
    `Ein Kommentar lässt sich nur ${number(minutes)} Minuten lang bearbeiten. Antworten Sie stattdessen darauf.`,

  'emails-at-once': ({ max }) => `Schreiben Sie höchstens ${number(max)} Kandidaten auf einmal.`,
  'no-one-to-email': 'Keinem dieser Kandidaten kann geschrieben werden. Den Grund zeigt die Vorschau.',
  'preview-outdated': 'Seit der Vorschau hat sich etwas geändert. Sehen Sie sie noch einmal an.',
  'templates-full': ({ max }) =>
    `Sie haben ${number(max)} Vorlagen, mehr sind nicht möglich. Löschen Sie eine, um eine neue zu speichern.`,

  'review-ended': 'Diese Durchsicht ist beendet.',
  'review-asked-before': 'Um diese Durchsicht wurde bereits gebeten.',
  'review-results-shown':
    'Die Ergebnisse sind schon sichtbar, deshalb lässt sich die Frist nicht mehr ändern.',
  'review-unfinished': 'Noch hat niemand abgeschlossen. Warten Sie, oder brechen Sie die Durchsicht ab.',
  'review-marks-missing': 'Beurteilen Sie jeden Kandidaten, bevor Sie abschließen.',
  'review-candidates-full': ({ max }) =>
    `Wählen Sie höchstens ${number(max)} Kandidaten für eine Durchsicht.`,
  'review-of-one-job': 'Wählen Sie Kandidaten für eine einzige Stelle.',
  'review-due-over': 'Wählen Sie einen Tag, der noch nicht vorbei ist.',
  'review-due-far': ({ days: count }) => `Wählen Sie einen Tag innerhalb von ${days(count)}.`,
  'review-results-hidden': 'Die Ergebnisse dieser Durchsicht sind noch nicht sichtbar.',
  'review-finished':
    'Sie haben diese Durchsicht abgeschlossen. Ihre Antworten lassen sich nicht mehr ändern.',

  'list-comments-full': 'Diese Liste kann keine weiteren Kommentare aufnehmen.',
  'list-candidates-full': ({ max }) => `Wählen Sie höchstens ${number(max)} Kandidaten für eine Liste.`,
  'export-full': ({ max }) =>
    `Eine Datei kann höchstens ${number(max)} Kandidaten enthalten. Wählen Sie weniger.`,
  'too-many-lists': ({ max }) => `Eine Organisation kann höchstens ${number(max)} Talentlisten haben.`,
  'list-full': ({ max }) => `Eine Talentliste kann höchstens ${number(max)} Personen haben.`,
  'consent-ends-before': 'Eine Einwilligung kann nicht enden, bevor sie erteilt wurde.',
  'keep-needs-consent':
    'Um jemanden über die Aufbewahrungsfrist hinaus zu behalten, braucht es eine Einwilligung, die so lange gilt.',
  'export-empty': 'Es gibt nichts zu exportieren.',

  'role-without-jobs':
    'Admins und Prüfer sehen keine Stellen. Geben Sie ihnen eine andere Rolle, bevor Sie sie in das Team einer Stelle aufnehmen.',
  'personal-setting': 'Für Ihren persönlichen Bereich ändern Sie das in Ihren Einstellungen.',
  'personal-organization':
    'Das ist Ihr persönlicher Bereich. Legen Sie eine Organisation an, um mit anderen zu arbeiten.',
  'owned-organizations-full': ({ max }) => `Sie können höchstens ${number(max)} Organisationen besitzen.`,
  'owner-needed':
    'Eine Organisation braucht einen Inhaber. Machen Sie zuerst ein anderes Mitglied zum Inhaber.',
  'leave-instead': 'Um sich selbst zu entfernen, verlassen Sie die Organisation.',
  'owner-already': 'Sie sind bereits Inhaber.',
  'member-is-owner': 'Dieses Mitglied ist bereits Inhaber.',
  'only-owner': ({ organization }) =>
    `Sie sind der einzige Inhaber von ${organization}. Machen Sie ein anderes Mitglied zum Inhaber, oder entfernen Sie zuerst die anderen Mitglieder.`,
  'organization-name-differs': 'Geben Sie den Namen der Organisation genau so ein, wie er dasteht.',
  'members-full': ({ max }) => `Diese Organisation kann höchstens ${number(max)} Mitglieder haben.`,
  'seats-taken': ({ seats, used, invited }) =>
    `Alle ${number(seats)} Plätze des Tarifs sind vergeben (${number(used)} belegt${invited > 0 ? ` und ${number(invited)} eingeladen` : ''}). Wählen Sie einen größeren Tarif, entfernen Sie ein Mitglied oder ziehen Sie eine Einladung zurück. Hiring Manager und Prüfer brauchen keinen Platz.`,
  'own-seat-missing':
    'Sie haben in dieser Organisation keinen Platz und können ihre Credits nicht ausgeben. Ein Inhaber oder Admin kann einen Platz frei machen oder einen größeren Tarif wählen.',
  'invited-elsewhere':
    'Diese Einladung ging an eine andere E-Mail-Adresse. Melden Sie sich mit dieser Adresse an.',
  'member-already': 'Diese Person ist bereits Mitglied.',
  'invitations-full': ({ max }) =>
    `Höchstens ${number(max)} Einladungen können offen sein. Ziehen Sie zuerst einige zurück.`,
  'invitation-accepted': 'Diese Einladung wurde bereits benutzt. Bitten Sie um eine neue.',
  'invitation-declined': 'Diese Einladung wurde abgelehnt. Bitten Sie um eine neue.',
  'invitation-revoked': 'Diese Einladung wurde zurückgezogen. Bitten Sie um eine neue.',
  'invitation-expired': 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',

  'domain-open-to-anyone': ({ domain }) =>
    `Bei ${domain} kann jeder eine Adresse haben. Fügen Sie eine Domain hinzu, die Ihrer Organisation gehört.`,
  'domains-full': ({ max }) => `Eine Organisation hat höchstens ${number(max)} Domains.`,
  'domain-listed': ({ domain }) => `${domain} steht schon auf der Liste.`,
  'domain-unreachable': ({ domain }) =>
    `Das DNS von ${domain} ist nicht erreichbar. Versuchen Sie es in einer Minute erneut.`,
  'domain-of-another': ({ domain, days: count }) =>
    `${domain} ist für eine andere Organisation bestätigt. Bitten Sie deren Inhaber, die Domain dort zu entfernen, oder entfernen Sie deren DNS-Eintrag und prüfen Sie nach ${days(count)} erneut.`,
  'client-id-required': 'Geben Sie die Client-ID ein.',
  'client-secret-required': 'Geben Sie das Client-Secret dieses Clients ein.',
  'sign-on-no-connection': 'Richten Sie zuerst den Identitätsanbieter ein.',
  'sign-on-no-domain': 'Bestätigen Sie zuerst eine E-Mail-Domain.',
  'sign-on-never-used':
    'Melden Sie sich zuerst einmal mit Single Sign-on an, damit Sie wissen, dass es funktioniert.',
  'sign-on-no-way-in':
    'Ein Inhaber braucht zuerst ein Passwort und die Anmeldung in zwei Schritten, um hineinzukommen, wenn der Identitätsanbieter ausfällt.',
  'api-key-unknown': 'Dieser API-Schlüssel ist unbekannt. Prüfen Sie, ob Sie ihn ganz kopiert haben.',
  'api-key-revoked':
    'Dieser API-Schlüssel wurde widerrufen. Bitten Sie die Administration Ihrer Organisation um einen neuen.',
  'api-key-expired':
    'Dieser API-Schlüssel ist abgelaufen. Bitten Sie die Administration Ihrer Organisation um einen neuen.',
  'api-key-replaced':
    'Dieser API-Schlüssel hat ein neues Geheimnis, und das alte gilt nicht mehr. Verwenden Sie das neue.',
  'api-key-maker-left':
    'Das Mitglied, das diesen API-Schlüssel erstellt hat, hat die Organisation verlassen. Erstellen Sie mit einem anderen Mitglied einen neuen.',
  'api-key-address':
    'Dieser API-Schlüssel gilt nicht für diese Adresse. Fügen Sie die Adresse dem Schlüssel hinzu, oder rufen Sie von einer anderen auf.',
  'api-key-scope': ({ scope }) =>
    `Diesem API-Schlüssel fehlt die Berechtigung ${scope}. Verwenden Sie einen, der sie hat.`,
  'api-key-closed':
    'Programme können diesen Aufruf nicht ausführen. Melden Sie sich stattdessen in Winnow an.',
  'api-key-scope-beyond-role': ({ scope }) =>
    `Ihre Rolle erlaubt die Berechtigung ${scope} nicht. Lassen Sie sie weg, oder bitten Sie einen Inhaber, den Schlüssel zu erstellen.`,
  'api-key-expiry-past': 'Wählen Sie ein Ablaufdatum in der Zukunft.',
  'api-key-not-active':
    'Dieser API-Schlüssel gilt nicht mehr und lässt sich nicht erneuern. Erstellen Sie einen neuen.',
  'api-keys-full': ({ max }) =>
    `Eine Organisation hat höchstens ${number(max)} API-Schlüssel. Widerrufen Sie zuerst einen.`,
  'assistant-access-ended': 'Dieser Assistent hat keinen Zugriff oder nicht mehr. Verbinden Sie ihn erneut.',
  'assistants-forbidden':
    'Diese Organisation erlaubt keine KI-Assistenten. Fragen Sie einen Inhaber oder Admin, oder wählen Sie eine andere Organisation.',
  'assistant-beyond-role':
    'Ihre Rolle in dieser Organisation erlaubt nichts von dem, was der Assistent möchte. Wählen Sie eine andere Organisation.',
  'assistant-request-gone':
    'Diese Anfrage gilt nicht mehr. Sie ist abgelaufen, wurde beantwortet oder gehört zu einem anderen Konto. Beginnen Sie im Assistenten von vorn.',
  'directory-hosted':
    'Diese Installation führt ihre Konten in einem gehosteten Projekt, daher können Organisationen kein Verzeichnis verbinden.',
  'directory-tokens-full': ({ max }) =>
    `Ein Verzeichnis hat höchstens ${number(max)} Tokens. Widerrufen Sie zuerst eines.`,
  'sign-on-hosted':
    'Diese Installation führt ihre Konten in einem gehosteten Projekt. Organisationen können deshalb kein Single Sign-on haben.',

  'credits-short': ({ wanted, left }) =>
    `${kosten(wanted)}, und Sie haben ${left === 0 ? 'keine mehr' : number(left)}. Es wurde nichts gestartet.`,
  'limit-short': ({ wanted, limit, left }) =>
    `${kosten(wanted)}, und von Ihrem Monatslimit von ${number(limit)} sind noch ${number(left)} übrig. Bitten Sie einen Inhaber oder Admin, es zu erhöhen. Es wurde nichts gestartet.`,
  'writer-credits-short': ({ left }) =>
    `Eine erstellte Stellenbeschreibung kostet 1 Credit, und Sie haben ${number(left)}. Schreiben Sie sie selbst, oder kaufen Sie Credits.`,
  'writer-limit-reached':
    'Eine erstellte Stellenbeschreibung kostet 1 Credit, und Ihr Monatslimit ist aufgebraucht. Schreiben Sie sie selbst, oder bitten Sie einen Inhaber oder Admin, das Limit zu erhöhen.',

  'plan-free': 'Sie nutzen den Tarif Free, es gibt also nichts zu kündigen.',
  'plan-not-canceled': 'Ihr Tarif ist nicht gekündigt, es gibt also nichts fortzusetzen.',
  'plan-present': 'Sie haben den Tarif Pro bereits.',
  'plan-by-contract': 'Ihr Tarif ist vertraglich festgelegt. Schreiben Sie uns, um ihn zu ändern.',
  'plan-ended': 'Dieser Tarif ist bereits beendet.',
  'plan-unpaid':
    'Eine Rechnung für Ihren Tarif ist nicht bezahlt. Bezahlen Sie sie, um Pro wieder zu nutzen.',
  'plan-at-stripe': 'Dieser Tarif wird über Stripe bezahlt. Schreiben Sie uns, um ihn zu ändern.',
  'plan-at-stripe-first': 'Dieser Tarif wird über Stripe bezahlt. Beenden Sie ihn zuerst dort.',
  'payment-under-way': 'Eine Zahlung für Pro ist unterwegs. Pro beginnt, sobald sie eintrifft.',
  'ordered-in-another-tab': 'Pro wurde in einem anderen Tab erneut bestellt. Machen Sie dort weiter.',
  'no-cards': 'Rechnungen werden per Überweisung bezahlt, es gibt also keine Karten zu verwalten.',
  'invoice-overdue': 'Eine Rechnung ist überfällig. Bezahlen Sie sie zuerst und bestellen Sie dann erneut.',
  'invoices-unpaid': ({ count }) =>
    `Sie haben ${number(count)} unbezahlte Rechnungen. Bezahlen Sie zuerst eine und bestellen Sie dann erneut.`,
  'invoice-at-stripe': ({ number: invoice }) =>
    `Die Rechnung ${invoice} wird von Stripe verwaltet. Ändern Sie sie im Dashboard von Stripe.`,
  'invoice-state': ({ number: invoice, state, next }) =>
    `Die Rechnung ${invoice} ist ${invoiceStates[state]} und kann nicht als ${invoiceStates[next]} geführt werden.`,
  'invoice-address-at-stripe': 'Diese Rechnung wird von Stripe verwaltet. Ändern Sie die Anschrift dort.',
  'invoice-void': 'Diese Rechnung ist nicht mehr gültig.',
  'invoice-too-old': ({ days: count }) =>
    `Eine bezahlte Rechnung lässt sich innerhalb von ${days(count)} neu ausstellen. Schreiben Sie uns wegen dieser Rechnung.`,
  'invoice-current': 'Diese Rechnung hat bereits Ihre aktuelle Anschrift.',
  'date-over': 'Wählen Sie ein Datum in der Zukunft.',

  'operator-not-suspendable':
    'Ein Betreiber kann nicht gesperrt werden. Nehmen Sie die Adresse zuerst aus den Einstellungen.',
  'password-required': 'Geben Sie ein Passwort ein.',
  'password-wrong': 'Das aktuelle Passwort ist falsch.',
  'password-weak': 'Dieses Passwort ist zu schwach. Wählen Sie ein längeres.',
  'password-same': 'Wählen Sie ein Passwort, das sich vom alten unterscheidet.',
  'account-present': 'Für diese E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich stattdessen an.',
  'proof-required': 'Öffnen Sie den Link in der E-Mail, oder geben Sie den Code und Ihre Adresse ein.',
  'sign-in-refused': 'Die Anmeldung wurde abgelehnt.',
  'on-waitlist': 'Diese E-Mail-Adresse steht bereits auf unserer Warteliste.',
};
