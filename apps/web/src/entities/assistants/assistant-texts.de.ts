import { formatsOf } from '../../lib/language/formats.ts';
import type { AssistantTexts } from './assistant-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: AssistantTexts = {
  unnamed: 'Assistent ohne Namen',
  retry: 'Erneut versuchen',
  scopes: {
    'jobs:read': 'Stellen lesen',
    'analyses:read': 'Auswertungen mit ihren Belegen lesen',
    'pool:read': 'Personen im Talentpool suchen',
    'candidates:read': 'Personen mit ihren Lebensläufen lesen',
    'resumes:read': 'Sehen, welche Lebensläufe vorhanden sind',
    'jobs:write': 'Stellen entwerfen, die Sie hinzufügen (je ein Credit)',
    'runs:write': 'Durchläufe vorbereiten, die Sie starten',
  },
  consent: {
    title: 'Assistenten verbinden · Winnow',
    heading: 'Assistenten verbinden?',
    introduction: 'Ein KI-Assistent außerhalb von Winnow möchte für Sie handeln.',
    unchecked: 'Diesen Namen hat der Assistent selbst gewählt. Winnow hat ihn nicht geprüft.',
    organization: 'Organisation',
    organizationHelper: 'Von Ihren anderen Organisationen sieht der Assistent nichts.',
    may: 'Der Assistent darf',
    beyond: (role) => `Ihre Rolle dort (${role}) erlaubt das Übrige nicht, was er anfragt.`,
    nothing: (role) =>
      `Ihre Rolle dort (${role}) erlaubt nichts von dem, was er anfragt. Wählen Sie eine andere Organisation.`,
    forbidden:
      'Diese Organisation erlaubt keine KI-Assistenten. Wählen Sie eine andere Organisation, oder fragen Sie einen Inhaber oder Admin.',
    mayNot:
      'Er ändert und löscht nichts, sendet keine E-Mails, entscheidet nichts und startet keinen Durchlauf.',
    leaves:
      'Was er liest, geht an den Anbieter des Assistenten. Prüfen Sie, ob Sie Daten von Kandidaten mit ihm teilen dürfen.',
    onlyIf: 'Erlauben Sie das nur, wenn Sie gerade von einem Assistenten kommen, dem Sie vertrauen.',
    failed: 'Der Assistent ist nicht verbunden',
  },
  own: {
    heading: 'Verbundene Assistenten',
    explanation: 'KI-Assistenten, die im Rahmen Ihrer Rolle für Sie handeln.',
    none: 'Kein Assistent ist verbunden.',
    organization: 'Organisation',
    since: (day) => `Verbunden am ${day}`,
    used: (moment) => `Zuletzt verwendet ${moment}`,
    unused: 'Nie verwendet',
    disconnect: 'Trennen',
    disconnectNamed: (assistant) => `${assistant} trennen`,
    done: 'Getrennt. Der Assistent hat keinen Zugriff mehr.',
    notDone: 'Der Assistent ist noch verbunden. Versuchen Sie es erneut.',
    failed: 'Ihre Assistenten konnten nicht geladen werden',
  },
  organization: {
    heading: 'Assistenten',
    explanation:
      'KI-Assistenten, die Mitglieder ohne API-Schlüssel verbunden haben. Jeder liest, was seine Berechtigungen und die Rolle des Mitglieds erlauben.',
    none: 'Kein Assistent ist verbunden.',
    failed: 'Die Assistenten konnten nicht geladen werden',
    allowed: 'KI-Assistenten erlauben',
    allowedHelper:
      'Mitglieder können Assistenten verbinden. Ist dies ausgeschaltet, können auch API-Schlüssel keine Werkzeuge für Assistenten nutzen.',
    allowedDone: 'Mitglieder können Assistenten verbinden.',
    forbidTitle: 'KI-Assistenten ausschalten?',
    forbidConsequence: (count: number) =>
      `${plural(count, {
        one: 'Der verbundene Assistent wird innerhalb einer Sekunde abgewiesen.',
        other: `Alle ${number(count)} verbundenen Assistenten werden innerhalb einer Sekunde abgewiesen.`,
      })} Erlauben Sie Assistenten wieder, verbinden die Mitglieder sie neu.`,
    forbidConfirm: 'Assistenten ausschalten',
    forbiddenDone: 'KI-Assistenten sind ausgeschaltet.',
    states: { connected: 'Verbunden', ended: 'Getrennt', 'member-left': 'Angehalten' },
    ended: (count) =>
      plural(count, { one: '1 getrennter Assistent', other: `${number(count)} getrennte Assistenten` }),
    by: (who, day) => `Verbunden von ${who} am ${day}`,
    since: (day) => `Verbunden am ${day}`,
    used: (moment) => `Zuletzt verwendet ${moment}`,
    unused: 'Nie verwendet',
    endedOn: (day) => `Getrennt am ${day}`,
    lastRead: (count, moment) =>
      `Zuletzt gelesen: ${plural(count, { one: '1 Kandidat', other: `${number(count)} Kandidaten` })}, ${moment}`,
    noRead: 'Hat nichts über Kandidaten gelesen',
    memberLeft: 'Er wurde angehalten, weil sein Mitglied ausgeschieden ist.',
    scopes: 'Berechtigungen',
    reads: 'Gelesenes',
    readsTitle: (assistant) => `Was ${assistant} gelesen hat`,
    readsExplanation: 'Die letzten 50 Antworten, die etwas über Kandidaten enthielten.',
    noReads: 'Dieser Assistent hat nichts über Kandidaten gelesen.',
    end: 'Trennen',
    endTitle: (assistant) => `${assistant} trennen?`,
    endConsequence:
      'Er verliert innerhalb einer Sekunde den Zugriff. Sein Mitglied kann ihn erneut verbinden.',
    endConfirm: 'Assistenten trennen',
    endDone: 'Der Assistent wurde getrennt.',
    cancel: 'Abbrechen',
  },
};
