import { pageQuery } from '../kernel/paging.js'
import type { ModelKind } from './modelKind.js'

// Models of every kind but voice commands are listed, created, read, saved and deleted alike. Only their content differs: a
// call of a kind adds its body, its response and its example to these parts.

type Named = Pick<ModelKind, 'words'>

/* @__NO_SIDE_EFFECTS__ */
export const listParts = <Segment extends string>({ segment }: { readonly segment: Segment }) =>
  ({ method: 'GET', path: `v3/projects/{id}/${segment}`, query: pageQuery }) as const

export const listDocs = ({ words }: Named) =>
  ({
    summary: `Models of ${words['en-US']} of a project.`,
    owner: 'project',
    roles: 'member',
    errors: ['not_found'],
  }) as const

/* @__NO_SIDE_EFFECTS__ */
export const createParts = <Segment extends string>({ segment }: { readonly segment: Segment }) =>
  ({ method: 'POST', path: `v3/projects/{id}/${segment}`, status: 201 }) as const

export const createDocs = ({ words }: Named) =>
  ({
    summary: `Create a model of ${words['en-US']}. Its name is unique in the project, whatever the type.`,
    owner: 'project',
    roles: 'member',
    errors: [
      'incorrect_form',
      'not_found',
      'already_exists',
      'language_unavailable',
      'technology_unavailable',
      'resources_expired',
      'too_many_models',
    ],
  }) as const

/* @__NO_SIDE_EFFECTS__ */
export const getParts = <Segment extends string>({ segment }: { readonly segment: Segment }) =>
  ({ method: 'GET', path: `v3/projects/{id}/${segment}/{modelId}` }) as const

export const getDocs = ({ words }: Named) =>
  ({
    summary: `One model of ${words['en-US']} with all that it holds.`,
    owner: 'project',
    roles: 'member',
    errors: ['not_found'],
  }) as const

/* @__NO_SIDE_EFFECTS__ */
export const saveParts = <Segment extends string>({ segment }: { readonly segment: Segment }) =>
  ({ method: 'PUT', path: `v3/projects/{id}/${segment}/{modelId}`, idempotent: false }) as const

export const saveDocs = ({ words }: Named) =>
  ({
    summary: `Save the fields given of a model of ${words['en-US']}. \`revision\` is the one that was read; when someone saved since, nothing is written.`,
    owner: 'project',
    roles: 'member',
    errors: ['incorrect_form', 'not_found', 'already_exists', 'changed_elsewhere'],
  }) as const

/* @__NO_SIDE_EFFECTS__ */
export const deleteParts = <Segment extends string>({ segment }: { readonly segment: Segment }) =>
  ({ method: 'DELETE', path: `v3/projects/{id}/${segment}/{modelId}` }) as const

export const deleteDocs = ({ words }: Named) =>
  ({
    summary: `Delete a model of ${words['en-US']}.`,
    owner: 'project',
    roles: 'member',
    errors: ['not_found'],
  }) as const
