import { formatsOf } from '../../lib/language/formats.ts';
import type { IdentityTexts } from './identity-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: IdentityTexts = {
  titleOf: (screen, hasError) => `${hasError ? 'Fehler: ' : ''}${screen} · Winnow`,
  goOn: 'Weiter',
  or: 'oder',
  fields: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    code: 'Code',
    codeHelper: (digits) => `Der ${digits}-stellige Code aus der E-Mail.`,
    showPassword: 'Passwort anzeigen',
  },
  picture: {
    signIn: 'Jede Punktzahl, erklärt.',
    register: 'Jeder Treffer führt zu Worten im Lebenslauf zurück.',
    proof: 'Wir verlangen Belege und zeigen unsere.',
    recovery: 'In einer Minute sind Sie wieder da.',
    neverScored: 'Nie Teil der Punktzahl',
    chaff: ['Name', 'Foto', 'Geburtsdatum', 'Anschrift'],
    rows: [
      { requirement: 'TypeScript', quote: 'sechs Jahre TypeScript in drei Payment-Teams' },
      { requirement: 'PostgreSQL', quote: 'vierzig Tabellen ohne Ausfall auf PostgreSQL umgestellt' },
      { requirement: 'Leitet ein Team', quote: 'zwei Entwickler angeleitet' },
    ],
  },
  register: {
    heading: 'Konto anlegen',
    introduction: 'Zehn kostenlose Credits im Monat. Keine Kreditkarte nötig.',
    submit: 'Konto anlegen',
    passwordHelper: (length) => `Mindestens ${length} Zeichen. Ein kurzer Satz eignet sich gut.`,
    done: 'Ihr Konto wurde angelegt.',
    haveAccount: 'Schon ein Konto?',
    logIn: 'Anmelden',
    terms: 'Mit dem Anlegen des Kontos akzeptieren Sie die',
    termsLink: 'Nutzungsbedingungen',
    and: 'und die',
    privacyLink: 'Datenschutzerklärung',
    closed: 'Die Registrierung ist derzeit geschlossen.',
  },
  login: {
    heading: 'Anmelden',
    introduction: 'Willkommen zurück.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    byCode: 'Code per E-Mail schicken',
    byPassword: 'Mit Passwort anmelden',
    newHere: 'Neu hier?',
    register: 'Konto anlegen',
    google: 'Weiter mit Google',
    codeHeading: 'Mit einem Code anmelden',
    codeIntroduction:
      'Wir schicken Ihnen per E-Mail einen Einmalcode, mit dem Sie sich ohne Passwort anmelden.',
    sendCode: 'Code schicken',
    codeSent: (email) => `Wenn es für ${email} ein Konto gibt, haben wir einen Code dorthin geschickt.`,
  },
  signOn: {
    offer: 'Weiter mit Single Sign-on',
    offered: 'Ihre Organisation bietet für diese Adresse Single Sign-on an.',
    heading: (organization) => `Bei ${organization} anmelden`,
    introduction: 'Sie melden sich mit dem Konto Ihrer Organisation an.',
    required:
      'Diese Organisation verlangt die Anmeldung über ihr Single Sign-on. Ihr eigenes Konto ändert sich nicht.',
    submit: 'Weiter mit Single Sign-on',
    elsewhere: 'In meinen persönlichen Bereich',
    toLogin: 'Anders anmelden',
    unknown: 'Dieser Link gilt nicht mehr',
    unknownWords:
      'Das Single Sign-on dieses Links wurde geändert oder entfernt. Bitten Sie Ihre Administration um einen neuen Link.',
    denied:
      'Die Anmeldung bei Ihrer Organisation wurde abgebrochen oder abgelehnt. Versuchen Sie es erneut oder fragen Sie Ihre Administration.',
    unverified:
      'Laut Ihrer Organisation ist Ihre E-Mail-Adresse nicht bestätigt. Fragen Sie Ihre Administration.',
    refusals: {
      sso_address_outside:
        'Ihre E-Mail-Adresse gehört zu keiner bestätigten Domain dieser Organisation. Fragen Sie Ihre Administration.',
      sso_organization_full:
        'Ihre Organisation hat keinen freien Platz. Bitten Sie Ihre Administration, Platz zu schaffen, und versuchen Sie es dann erneut.',
      sso_not_admitted:
        'Sie sind noch kein Mitglied dieser Organisation. Bitten Sie Ihre Administration, Sie hinzuzufügen.',
      sso_subject_changed:
        'Ihre Adresse ist schon mit einer anderen Person Ihrer Organisation verknüpft. Bitten Sie Ihre Administration, Sie aus den Mitgliedern zu entfernen, und versuchen Sie es dann erneut.',
    },
  },
  secondFactor: {
    heading: 'Anmeldung in zwei Schritten',
    introduction: 'Geben Sie den aktuellen Code aus Ihrer Authenticator-App ein.',
    submit: 'Code bestätigen',
    helper: 'Sechs Ziffern. Der Code wechselt alle 30 Sekunden.',
    which: 'Authenticator-App',
    unnamed: 'Authenticator-App',
    cancel: 'Ein anderes Konto verwenden',
    byRecoveryCode: 'Wiederherstellungscode verwenden',
    byApp: 'Authenticator-App verwenden',
    recoveryIntroduction:
      'Geben Sie einen der Wiederherstellungscodes ein, die Sie beim Einrichten der Anmeldung in zwei Schritten gesichert haben.',
    recoveryCode: 'Wiederherstellungscode',
    recoveryHelper: 'Zehn Buchstaben und Ziffern. Jeder Code gilt einmal.',
    recoveryWrong:
      'Dieser Wiederherstellungscode ist falsch oder wurde schon verwendet. Versuchen Sie einen anderen.',
    none: 'Dieses Konto hat keine Authenticator-App mehr. Melden Sie sich noch einmal an.',
  },
  forgot: {
    heading: 'Passwort zurücksetzen',
    introduction:
      'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link und einen Code, mit denen Sie ein neues Passwort festlegen.',
    submit: 'E-Mail schicken',
    sentHeading: 'Prüfen Sie Ihr Postfach',
    sent: (email) =>
      `Wenn es für ${email} ein Konto gibt, haben wir einen Link und einen Code dorthin geschickt. Öffnen Sie den Link auf einem beliebigen Gerät, oder geben Sie hier den Code ein.`,
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    heading: 'Neues Passwort wählen',
    introduction: 'Beim Speichern werden Sie auf allen anderen Geräten abgemeldet.',
    submit: 'Passwort speichern',
    done: 'Ihr Passwort wurde zurückgesetzt.',
    expired: 'Dieser Link ist abgelaufen oder wurde schon verwendet',
    expiredHelp: 'Jeder Link gilt einmal und eine Stunde lang. Fordern Sie eine neue E-Mail an.',
    askAgain: 'Neue E-Mail anfordern',
    otherDevice: 'Öffnen Sie diesen Link in dem Browser, in dem Sie begonnen haben',
    otherDeviceHelp:
      'Das Zurücksetzen wurde in einem anderen Browser angefordert. Geben Sie den Code aus der E-Mail dort ein, oder fordern Sie hier eine neue E-Mail an.',
  },
  verification: {
    heading: 'Prüfen Sie Ihr Postfach',
    introduction:
      'Wir haben Ihnen einen Bestätigungslink und einen Code geschickt. Öffnen Sie den Link auf einem beliebigen Gerät, oder geben Sie hier den Code ein.',
    sentTo: (email) => `Geschickt an ${email}`,
    submit: 'E-Mail-Adresse bestätigen',
    wrongAddress: 'Falsche Adresse?',
    startAgain: 'Von vorn beginnen',
    confirmedOnOtherDevice: 'Schon auf einem anderen Gerät bestätigt?',
    whichAddress: 'Welche E-Mail-Adresse möchten Sie bestätigen?',
    resend: 'E-Mail erneut schicken',
    resendIn: (seconds) => `E-Mail erneut schicken in ${seconds} s`,
    resent: 'Wir haben die E-Mail erneut geschickt.',
    spam: 'Keine E-Mail? Das kann eine Minute dauern. Sehen Sie auch im Spam-Ordner nach.',
    outbox: 'Dieser Server verschickt keine E-Mails. Sie liegen im',
    outboxLink: 'Postausgang',
    outboxKey:
      'Öffnen Sie ihn beim ersten Mal mit dem Link, den der Server beim Start in seiner Konsole ausgegeben hat.',
    outboxFolder:
      'Dieser Server verschickt keine E-Mails. Wer ihn betreibt, findet sie in seinem Datenordner unter „outbox“.',
  },
  link: {
    heading: 'E-Mail-Adresse bestätigen',
    introduction: 'Ein Klick bestätigt, dass diese E-Mail-Adresse Ihnen gehört.',
    submit: 'E-Mail-Adresse bestätigen',
    inviteHeading: 'Sie sind eingeladen',
    inviteIntroduction: 'Nehmen Sie die Einladung an, um loszulegen.',
    inviteSubmit: 'Einladung annehmen',
    signInHeading: 'Anmelden',
    signInIntroduction: 'Sie haben einen Anmeldelink angefordert. Ein Klick genügt.',
    signInSubmit: 'Anmelden',
    changeHeading: 'Neue E-Mail-Adresse bestätigen',
    changeIntroduction: 'Sie möchten die E-Mail-Adresse Ihres Kontos ändern.',
    changeSubmit: 'E-Mail-Adresse bestätigen',
    halfway: 'Bestätigen Sie noch eine E-Mail',
    halfwayHelp:
      'Öffnen Sie jetzt die E-Mail, die wir an Ihre andere Adresse geschickt haben. Beide Adressen müssen die Änderung bestätigen.',
    failed: 'Dieser Link funktioniert nicht mehr',
    failedHelp: 'Jeder Link gilt einmal und eine Stunde lang. Fordern Sie eine neue E-Mail an.',
    askAgain: 'Neue E-Mail anfordern',
    nothing: 'Dieser Link ist unvollständig',
    nothingHelp:
      'Kopieren Sie den ganzen Link aus der E-Mail. Manche E-Mail-Programme trennen ihn in zwei Teile.',
  },
  status: {
    heading: 'Ihre E-Mail-Adresse ist bestätigt',
    introduction: 'Alles ist bereit für Ihre erste Stelle.',
    goOn: 'Zur Übersicht',
    signedOutIntroduction: 'Melden Sie sich an, um loszulegen.',
    logIn: 'Anmelden',
    pendingHeading: 'Ihre E-Mail-Adresse ist noch nicht bestätigt',
    pendingIntroduction: 'Öffnen Sie den Link in unserer E-Mail, oder fordern Sie eine neue an.',
    confirm: 'E-Mail-Adresse bestätigen',
  },
  callback: {
    waiting: 'Sie werden angemeldet',
    failed: 'Wir konnten Sie nicht anmelden',
    back: 'Zurück zur Anmeldung',
  },
  guard: {
    failed: 'Wir konnten Ihre Sitzung nicht prüfen',
    retry: 'Erneut versuchen',
  },
  strength: {
    label: 'Stärke',
    words: ['Leicht zu erraten', 'Leicht zu erraten', 'Ausreichend', 'Gut', 'Stark'],
    tooShort: (missing) => (missing === 1 ? 'Noch ein Zeichen' : `Noch ${missing} Zeichen`),
    tooLong: (most) => `Höchstens ${most} Zeichen`,
  },
  errors: {
    nameRequired: 'Geben Sie Ihren Namen ein',
    nameShort: (length) => `Der Name muss mindestens ${length} Zeichen haben`,
    nameLong: (length) => `Der Name darf höchstens ${length} Zeichen haben`,
    emailRequired: 'Geben Sie Ihre E-Mail-Adresse ein',
    emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein',
    passwordRequired: 'Geben Sie ein Passwort ein',
    passwordShort: (length) => `Das Passwort sollte mindestens ${length} Zeichen haben.`,
    passwordLong: (length) => `Das Passwort darf höchstens ${length} Zeichen haben`,
    passwordCharacters: 'Verwenden Sie Klein- und Großbuchstaben sowie Ziffern.',
    passwordGuessable:
      'Dieses Passwort ist leicht zu erraten. Ergänzen Sie ein oder zwei unerwartete Wörter.',
    passwordWeak: 'Dieses Passwort ist zu schwach. Wählen Sie ein längeres.',
    passwordSame: 'Wählen Sie ein Passwort, das sich vom alten unterscheidet.',
    passwordCurrent: 'Das aktuelle Passwort ist falsch.',
    codeRequired: 'Geben Sie den Code ein',
    codeDigits: (digits) => `Der Code hat ${digits} Ziffern`,
    codeExpired: 'Der Code ist falsch oder abgelaufen. Prüfen Sie ihn, oder fordern Sie eine neue E-Mail an.',
    codeWrong: 'Falscher Code. Warten Sie auf den nächsten und versuchen Sie es erneut.',
    credentials:
      'E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides, oder setzen Sie das Passwort zurück.',
    closed: 'Dieses Konto ist geschlossen. Wenden Sie sich an den Support, wenn das ein Irrtum ist.',
    signUpOff: 'Die Registrierung ist derzeit geschlossen.',
    emailTaken: 'Für diese E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich stattdessen an.',
    emailWait: (seconds) =>
      `Wir haben gerade eine E-Mail geschickt. In ${seconds} Sekunden können Sie noch eine anfordern.`,
    emailsTooMany:
      'Es wurden zu viele E-Mails angefordert. Warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.',
    noUser: 'Es wurden keine Benutzerdaten empfangen',
    noToken: 'Vom Server wurde kein Zugangstoken empfangen',
    otherBrowser:
      'Dieser Link wurde in einem anderen Browser geöffnet oder schon verwendet. Melden Sie sich hier an.',
    providerOff: 'Die Anmeldung mit Google ist auf diesem Server abgeschaltet.',
    providerUnverified:
      'Google hat diese E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie bei Google, oder registrieren Sie sich mit einem Passwort.',
    providerDenied:
      'Die Anmeldung mit Google wurde abgebrochen oder abgelehnt. Versuchen Sie es erneut, oder melden Sie sich auf andere Weise an.',
    secondFactorFirst: 'Bestätigen Sie zuerst mit Ihrer Authenticator-App.',
    factorName: 'Eine andere App hat schon diesen Namen. Wählen Sie einen anderen.',
    factorRejected:
      'Zu viele falsche Codes. Melden Sie sich mit einem Code aus einer E-Mail an oder auf einem Gerät, das Sie schon benutzt haben.',
    factorsMany: 'Weitere Authenticator-Apps können nicht hinzugefügt werden. Entfernen Sie zuerst eine.',
    sessionOver: () => 'Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an.',
    refused: () => 'Das wurde abgelehnt. Prüfen Sie Ihre Angaben und versuchen Sie es erneut.',
  },
  menu: {
    open: (name) => `Kontomenü von ${name}`,
    profile: 'Profil',
    settings: 'Einstellungen',
    billing: 'Abrechnung',
    signOut: 'Abmelden',
  },
  leaving: {
    heading: 'Abmelden und nicht gespeicherten Text löschen?',
    words: (count) =>
      plural(count, {
        one: 'Sie haben etwas eingegeben, das noch nicht gespeichert ist. Es liegt nur auf diesem Gerät und wird beim Abmelden gelöscht.',
        other: `Sie haben ${number(count)} Texte eingegeben, die noch nicht gespeichert sind. Sie liegen nur auf diesem Gerät und werden beim Abmelden gelöscht.`,
      }),
    stay: 'Angemeldet bleiben',
    leave: 'Abmelden und löschen',
  },
};
