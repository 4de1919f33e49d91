import { endpoints } from '@saywright/api/contract'
import { domains } from '../../../../tools/domain-table.ts'
import { domainOf } from '../../../../tools/lib/domainFaults.ts'
import type { Labels } from '../page/locales.js'

export interface ApiDomain {
  readonly slug: string
  readonly title: Labels
  /** Names of its calls, as the OpenAPI document gives them in `operationId`. */
  readonly calls: readonly string[]
}

const titles: Readonly<Record<string, Labels>> = {
  'access-tokens': { 'en-US': 'Access tokens', 'fr-FR': 'Jetons d’accès' },
  account: { 'en-US': 'Account', 'fr-FR': 'Compte' },
  'audio-files': { 'en-US': 'Audio files', 'fr-FR': 'Fichiers audio' },
  audit: { 'en-US': 'Audit log', 'fr-FR': 'Journal d’audit' },
  categories: { 'en-US': 'Categories', 'fr-FR': 'Catégories' },
  conan: { 'en-US': 'Conan packages', 'fr-FR': 'Paquets Conan' },
  contact: { 'en-US': 'Contact', 'fr-FR': 'Contact' },
  deals: { 'en-US': 'Resource requests', 'fr-FR': 'Demandes de ressources' },
  'email-checks': { 'en-US': 'Address checks', 'fr-FR': 'Vérification des adresses' },
  'email-domains': { 'en-US': 'E-mail domains', 'fr-FR': 'Domaines e-mail' },
  exports: { 'en-US': 'Project exports', 'fr-FR': 'Exports de projet' },
  files: { 'en-US': 'Files and downloads', 'fr-FR': 'Fichiers et téléchargements' },
  generation: { 'en-US': 'Grammar assistant', 'fr-FR': 'Assistant de grammaire' },
  invitations: { 'en-US': 'Invitations', 'fr-FR': 'Invitations' },
  'licence-keys': { 'en-US': 'License keys', 'fr-FR': 'Clés de licence' },
  members: { 'en-US': 'Members', 'fr-FR': 'Membres' },
  models: { 'en-US': 'Other models', 'fr-FR': 'Autres modèles' },
  notifications: { 'en-US': 'Notifications', 'fr-FR': 'Notifications' },
  onboarding: { 'en-US': 'First steps', 'fr-FR': 'Premiers pas' },
  organization: { 'en-US': 'Organizations', 'fr-FR': 'Organisations' },
  project: { 'en-US': 'Projects', 'fr-FR': 'Projets' },
  security: { 'en-US': 'Security', 'fr-FR': 'Sécurité' },
  'sign-in': { 'en-US': 'Login', 'fr-FR': 'Connexion' },
  tags: { 'en-US': 'Tags', 'fr-FR': 'Étiquettes' },
  tasks: { 'en-US': 'Background tasks', 'fr-FR': 'Tâches en arrière-plan' },
  technical: { 'en-US': 'Technical calls', 'fr-FR': 'Appels techniques' },
  'vdk-versions': { 'en-US': 'VDK versions', 'fr-FR': 'Versions du VDK' },
  voice: { 'en-US': 'Voice service', 'fr-FR': 'Service vocal' },
  'unit-tests': { 'en-US': 'Unit tests', 'fr-FR': 'Tests unitaires' },
  'voice-commands': { 'en-US': 'Voice commands', 'fr-FR': 'Commandes vocales' },
}

const names = Object.entries(endpoints)

/** The domains that have calls, each with a page of its own. */
export const apiDomains: readonly ApiDomain[] = domains
  .map(({ name }) => ({
    slug: `api-${name}`,
    title: titles[name] ?? { 'en-US': name, 'fr-FR': name },
    calls: names.filter(([, { path }]) => domainOf(domains, path) === name).map(([call]) => call),
  }))
  .filter(({ calls }) => calls.length > 0)
