import type { EmailWords } from './email-words.ts';

const notYou =
  'Vielleicht hat jemand diese Adresse aus Versehen eingegeben. Dann ignorieren Sie diese E-Mail: Ohne den Link oder den Code geschieht nichts.';
const resetAction = { label: 'Das waren nicht Sie? Passwort zurücksetzen', path: '/forgot-password' };
const reportIt =
  'Wenn Sie es waren, ist nichts zu tun. Wenn nicht, setzen Sie jetzt Ihr Passwort zurück: Das meldet alle anderen ab.';

export const words: EmailWords = {
  proofs: {
    confirmation: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      opening:
        'Willkommen bei Winnow. Bestätigen Sie, dass diese Adresse Ihnen gehört, und Sie können beginnen.',
      action: 'Adresse bestätigen',
      closing: notYou,
    },
    invite: {
      subject: 'Sie sind zu Winnow eingeladen',
      opening: 'Jemand hat bei Winnow ein Konto für Sie angelegt. Nehmen Sie es an, um zu beginnen.',
      action: 'Einladung annehmen',
      closing: notYou,
    },
    recovery: {
      subject: 'Setzen Sie Ihr Passwort zurück',
      opening: 'Sie haben bei Winnow um ein neues Passwort gebeten. Wählen Sie es hier.',
      action: 'Neues Passwort wählen',
      closing: notYou,
    },
    magiclink: {
      subject: 'Bei Winnow anmelden',
      opening: 'Sie möchten sich ohne Passwort anmelden. Dieser Link tut es, der Code ebenso.',
      action: 'Anmelden',
      closing: notYou,
    },
    'confirm-identity': {
      subject: 'Bestätigen Sie, dass Sie es sind',
      opening: 'Geben Sie diesen Code in Winnow ein, um zu bestätigen, dass Sie es sind.',
      action: null,
      closing:
        'Geben Sie diesen Code nicht weiter: Mit ihm kann man sich auch bei Ihrem Konto anmelden. Haben Sie ihn nicht angefordert, ignorieren Sie diese E-Mail. Glauben Sie, dass jemand anderes Ihr Konto benutzt, setzen Sie Ihr Passwort zurück.',
    },
    email_change_new: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      opening:
        'Diese Adresse soll die eines Kontos bei Winnow werden. Bestätigen Sie, dass sie Ihnen gehört.',
      action: 'Adresse bestätigen',
      closing: notYou,
    },
    email_change_current: {
      subject: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
      opening:
        'Die Adresse Ihres Kontos bei Winnow soll durch eine andere ersetzt werden. Bestätigen Sie es auch von hier: Ohne Sie ändert sich nichts.',
      action: 'Änderung bestätigen',
      closing:
        'Wenn Sie das nicht waren, bestätigen Sie nicht und setzen Sie Ihr Passwort zurück: Vielleicht ist jemand in Ihrem Konto angemeldet.',
    },
    reauthentication: {
      subject: 'Ihr Bestätigungscode',
      opening: 'Geben Sie diesen Code ein, um zu bestätigen, dass Sie selbst das Passwort ändern.',
      action: null,
      closing:
        'Wenn Sie das nicht waren, ist vielleicht jemand in Ihrem Konto angemeldet: Setzen Sie Ihr Passwort zurück.',
    },
  },
  notices: {
    'already-registered': {
      subject: 'Sie haben schon ein Konto',
      opening:
        'Jemand, vermutlich Sie selbst, wollte sich bei Winnow mit dieser Adresse registrieren. Sie hat schon ein Konto.',
      action: { label: 'Anmelden', path: '/login' },
      closing:
        'Haben Sie das Passwort vergessen, wählen Sie auf der Seite zum Anmelden ein neues. Waren Sie es nicht, ist nichts zu tun.',
    },
    'address-in-use': {
      subject: 'Diese E-Mail-Adresse wird schon verwendet',
      opening:
        'Jemand, vermutlich Sie selbst, wollte die E-Mail-Adresse eines anderen Kontos bei Winnow in diese ändern. Sie gehört schon zu einem Konto, deshalb wurde nichts geändert.',
      action: { label: 'Anmelden', path: '/login' },
      closing:
        'Soll das andere Konto diese Adresse bekommen, ändern Sie zuerst die Adresse dieses Kontos oder löschen Sie dieses Konto. Waren Sie es nicht, ist nichts zu tun.',
    },
    'password-changed': {
      subject: 'Ihr Passwort wurde geändert',
      opening: 'Das Passwort Ihres Kontos bei Winnow wurde geändert. Alle anderen Geräte sind abgemeldet.',
      action: resetAction,
      closing: reportIt,
    },
    'email-changed': {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      opening:
        'Ihr Konto bei Winnow hat jetzt eine andere Adresse. Diese hier wird dort nicht mehr verwendet und bekommt keine E-Mails mehr.',
      action: null,
      closing: 'Wenn Sie das nicht waren, schreiben Sie jetzt dem Support und nennen Sie diese Adresse.',
    },
    'factor-added': {
      subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
      opening:
        'Zu Ihrem Konto bei Winnow kam eine Authenticator-App hinzu. Ab jetzt verlangt die Anmeldung einen Code der App. Alle anderen Geräte sind abgemeldet.',
      action: resetAction,
      closing: reportIt,
    },
    'factor-removed': {
      subject: 'Eine Authenticator-App wurde entfernt',
      opening: 'Aus Ihrem Konto bei Winnow wurde eine Authenticator-App entfernt.',
      action: resetAction,
      closing: reportIt,
    },
    'google-added': {
      subject: 'Die Anmeldung mit Google ist eingeschaltet',
      opening:
        'Sie haben sich zum ersten Mal mit Google bei Winnow angemeldet. Google und Ihr Passwort öffnen jetzt dasselbe Konto.',
      action: resetAction,
      closing: reportIt,
    },
    'new-device': {
      subject: 'Neue Anmeldung bei Ihrem Konto',
      opening: 'Bei Ihrem Konto bei Winnow hat sich gerade ein Gerät angemeldet, das wir noch nicht kannten.',
      action: resetAction,
      closing: reportIt,
    },
    'session-stolen': {
      subject: 'Zum Schutz Ihres Kontos haben wir eine Sitzung beendet',
      opening:
        'Zwei Geräte haben dieselbe Sitzung bei Winnow benutzt. Das kann bedeuten, dass sie kopiert wurde. Wir haben diese Sitzung auf beiden beendet. Melden Sie sich neu an, um weiterzuarbeiten.',
      action: { label: 'Passwort zurücksetzen', path: '/forgot-password' },
      closing:
        'Haben Sie einen Browser aus einer Sicherung wiederhergestellt, waren es vielleicht Sie selbst. Wenn nicht, setzen Sie jetzt Ihr Passwort zurück und prüfen Sie Ihre Geräte auf Schadprogramme und unbekannte Browser-Erweiterungen.',
    },
    'sessions-ended': {
      subject: 'Ihre anderen Sitzungen wurden beendet',
      opening: 'Alle anderen Geräte wurden von Ihrem Konto bei Winnow abgemeldet.',
      action: resetAction,
      closing: reportIt,
    },
    'sign-in-guessed': {
      subject: 'Jemand versucht, sich bei Ihrem Konto anzumelden',
      opening:
        'Wir haben viele Versuche gestoppt, sich mit falschen Passwörtern oder Codes bei Ihrem Winnow-Konto anzumelden. Auf neuen Geräten ist die Anmeldung vorübergehend verlangsamt. Geräte, die Sie schon benutzt haben, funktionieren wie gewohnt.',
      action: resetAction,
      closing:
        'Wenn Sie es waren, ist nichts zu tun. Wenn Sie dasselbe Passwort auch anderswo verwenden, wählen Sie ein neues.',
    },
    'factor-guessed': {
      subject: 'Für Ihr Konto wurden falsche Codes eingegeben',
      opening:
        'Jemand hat das Passwort Ihres Winnow-Kontos eingegeben und danach mehrere falsche Codes der Authenticator-App. Wir haben das vorerst gestoppt.',
      action: resetAction,
      closing:
        'Wenn Sie es waren, warten Sie eine Weile oder melden Sie sich auf einem Gerät an, das Sie schon benutzt haben. Wenn nicht, setzen Sie Ihr Passwort jetzt zurück: Jemand anderes kennt es.',
    },
    'recovery-codes-made': {
      subject: 'Neue Wiederherstellungscodes wurden erstellt',
      opening:
        'Für Ihr Konto bei Winnow wurden neue Wiederherstellungscodes erstellt. Jeder ersetzt einmal den Code Ihrer Authenticator-App. Ältere Wiederherstellungscodes gelten nicht mehr.',
      action: resetAction,
      closing: reportIt,
    },
    'recovery-code-used': {
      subject: 'Ein Wiederherstellungscode wurde verwendet',
      opening:
        'Bei der Anmeldung an Ihrem Konto bei Winnow wurde statt der Authenticator-App einer Ihrer Wiederherstellungscodes verwendet. Er gilt nicht noch einmal.',
      action: resetAction,
      closing: reportIt,
    },
  },
  circumstances: { when: 'Zeitpunkt:', device: 'Gerät:', network: 'IP-Adresse:' },
  orCode: 'Oder geben Sie diesen Code ein:',
  yourCode: 'Ihr Code:',
  validForBoth: (minutes) => `Link und Code gelten einmal, ${minutes} Minuten lang.`,
  validForCode: (minutes) => `Der Code gilt einmal, ${minutes} Minuten lang.`,
};
