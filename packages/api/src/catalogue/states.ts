import type { Option } from './option.js'

/** Labels of the state of a project, from its first draft to production. No other words are used for it. */
export const projectStates = [
  { code: 'draft', 'en-US': 'Draft', 'fr-FR': 'Brouillon' },
  { code: 'waiting', 'en-US': 'Waiting for a decision', 'fr-FR': 'En attente d’une décision' },
  { code: 'evaluation', 'en-US': 'In evaluation', 'fr-FR': 'En évaluation' },
  { code: 'ended', 'en-US': 'Evaluation ended', 'fr-FR': 'Évaluation terminée' },
  { code: 'production', 'en-US': 'In production', 'fr-FR': 'En production' },
] as const satisfies readonly Option[]
export type ProjectState = (typeof projectStates)[number]['code']

/** Labels of the state of a technology of a project. No other words are used for it. */
export const technologyStates = [
  { code: 'requested', 'en-US': 'Requested', 'fr-FR': 'Demandée' },
  { code: 'delivered', 'en-US': 'Delivered', 'fr-FR': 'Livrée' },
  { code: 'ended', 'en-US': 'Ended', 'fr-FR': 'Terminée' },
] as const satisfies readonly Option[]
export type TechnologyState = (typeof technologyStates)[number]['code']
