import { type Endpoint, endpoints, type ModelKind, modelKinds } from '@saywright/api/contract'

const summaries: Readonly<Record<string, (words: string) => string>> = {
  'GET v3/projects/{id}/*': (words) => `Les modèles ${words} d’un projet.`,
  'POST v3/projects/{id}/*': (words) =>
    `Créer un modèle ${words}. Son nom est unique dans le projet, quel que soit le type.`,
  'GET v3/projects/{id}/*/{modelId}': (words) => `Un modèle ${words} avec tout ce qu’il contient.`,
  'PUT v3/projects/{id}/*/{modelId}': (words) =>
    `Enregistrer les champs donnés d’un modèle ${words}. \`revision\` est celle qui a été lue ; si quelqu’un a enregistré depuis, rien n’est écrit.`,
  'DELETE v3/projects/{id}/*/{modelId}': (words) => `Supprimer un modèle ${words}.`,
  'GET v3/projects/{id}/*/{modelId}/versions': (words) =>
    `Les enregistrements d’un modèle ${words}, les plus récents d’abord : autant des derniers qu’il en est gardé.`,
  'GET v3/projects/{id}/*/{modelId}/versions/{versionId}': (words) =>
    `Ce que contenait un enregistrement d’un modèle ${words}. \`versionId\` est sa révision.`,
  'PUT v3/projects/{id}/*/{modelId}/versions/{versionId}': (words) =>
    `Donner à une version d’un modèle ${words} un nom qui la fait retrouver, ou le lui retirer.`,
  'POST v3/projects/{id}/*/{modelId}/versions/{versionId}/restore': (words) =>
    `Enregistrer à nouveau le contenu d’une version d’un modèle ${words} : c’est une nouvelle version, et celles d’entre les deux restent. \`revision\` est celle qui a été lue ; si quelqu’un a enregistré depuis, rien n’est écrit.`,
}

/** Summaries of the calls of models that are alike for every kind (`modelCall.ts` of the contract), by their names. */
export const frenchModelSummaries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(modelKinds).flatMap(({ segment, words }: Pick<ModelKind, 'segment' | 'words'>) =>
    Object.entries<Endpoint>(endpoints).flatMap(([call, { method, path }]) => {
      const summary = path.includes(`/${segment}`) && summaries[`${method} ${path.replace(segment, '*')}`]
      return summary ? [[call, summary(words['fr-FR'])]] : []
    }),
  ),
)
