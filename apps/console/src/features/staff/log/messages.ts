import { defineMessages } from '@saywright/ui/i18n'
import { enUS } from '../../../parts/audit-events/en-US.js'
import { frFR } from '../../../parts/audit-events/fr-FR.js'
import { staffEvents } from './staffEvents.js'

export const logMessages = defineMessages('console.staff.log', {
  'en-US': {
    title: 'Audit log',
    lead_one:
      'What was done in this installation, newest first: in organizations, on accounts and by staff. Entries are kept for {{count}} month.',
    lead_other:
      'What was done in this installation, newest first: in organizations, on accounts and by staff. Entries are kept for {{count}} months.',
    search: 'Search people and subjects',
    failed: 'The audit log could not be loaded',
    emptyTitle: 'No entries',
    emptyText: 'Changes to organizations and accounts will show here.',
    event: 'Event',
    person: 'Person',
    object: 'Subject',
    organization: 'Organization',
    time: 'When',
    system: 'System',
    formerPerson: 'Former account {{pseudonym}}',
    byStaff: '{{person}}, by our staff',
    none: 'None',
    anyEvent: 'Any event',
    anyPerson: 'Anyone',
    account: 'Account {{id}}',
    events: { ...enUS, ...staffEvents['en-US'] },
  },
  'fr-FR': {
    title: 'Journal d’audit',
    lead_one:
      'Ce qui a été fait dans cette installation, du plus récent au plus ancien\u00a0: dans les organisations, sur les comptes et par l’équipe. Les entrées sont gardées {{count}} mois.',
    lead_many:
      'Ce qui a été fait dans cette installation, du plus récent au plus ancien\u00a0: dans les organisations, sur les comptes et par l’équipe. Les entrées sont gardées {{count}} mois.',
    lead_other:
      'Ce qui a été fait dans cette installation, du plus récent au plus ancien\u00a0: dans les organisations, sur les comptes et par l’équipe. Les entrées sont gardées {{count}} mois.',
    search: 'Rechercher une personne ou un objet',
    failed: 'Le journal d’audit n’a pas pu être chargé',
    emptyTitle: 'Aucune entrée',
    emptyText: 'Les changements des organisations et des comptes s’afficheront ici.',
    event: 'Événement',
    person: 'Personne',
    object: 'Objet',
    organization: 'Organisation',
    time: 'Date',
    system: 'Système',
    formerPerson: 'Ancien compte {{pseudonym}}',
    byStaff: '{{person}}, par notre équipe',
    none: 'Aucune',
    anyEvent: 'Tous les événements',
    anyPerson: 'Tout le monde',
    account: 'Compte {{id}}',
    events: { ...frFR, ...staffEvents['fr-FR'] },
  },
})
