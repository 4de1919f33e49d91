import type { Labels } from '../page/locales.js'
import { apiDomains } from '../reference/apiDomains.js'

export interface OutlineGroup {
  readonly title: Labels
  /** File names of `docs/site/{locale}` without their ending, or generated pages, in the order of reading. */
  readonly slugs: readonly string[]
}

/** The pages that are in no group: the first one of the site. */
export const firstPage = 'index'

/** The pages of the site, in reading order. */
export const outline: readonly OutlineGroup[] = [
  {
    title: { 'en-US': 'Start', 'fr-FR': 'Commencer' },
    slugs: ['getting-started', 'sample-project', 'projects'],
  },
  {
    title: { 'en-US': 'Voice commands', 'fr-FR': 'Commandes vocales' },
    slugs: [
      'voice-commands',
      'how-well-it-hears',
      'refusals',
      'intents-and-slots',
      'grammar',
      'rules',
      'build-a-warehouse',
      'error-messages',
    ],
  },
  {
    title: { 'en-US': 'Other technologies', 'fr-FR': 'Autres technologies' },
    slugs: ['wake-words', 'synthesis', 'dictation', 'biometrics', 'enhancement'],
  },
  { title: { 'en-US': 'Tests', 'fr-FR': 'Tests' }, slugs: ['audio-files', 'unit-tests'] },
  {
    title: { 'en-US': 'Build', 'fr-FR': 'Intégrer' },
    slugs: ['exports', 'command-line', 'project-folder', 'editors', 'access-tokens', 'api'],
  },
  {
    title: { 'en-US': 'Staff', 'fr-FR': 'Équipe interne' },
    slugs: ['staff-requests', 'staff-projects', 'staff-files'],
  },
  {
    title: { 'en-US': 'API by domain', 'fr-FR': 'API par domaine' },
    slugs: apiDomains.map(({ slug }) => slug),
  },
]

export const slugs: readonly string[] = [firstPage, ...outline.flatMap((group) => group.slugs)]
