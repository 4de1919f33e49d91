import { docs } from '../kernel/docs.js'
import { pageQuery } from '../kernel/paging.js'
import { name } from '../kernel/rules.js'
import { identifier, instant, integer, maybe, object, text } from '../kernel/structs.js'
import { person } from '../members/member.js'
import { readRevision } from './commonFields.js'
import type { ModelKind } from './modelKind.js'

// Versions of models of every kind but voice commands are listed, read, labelled and restored alike: a call of a kind adds its
// response and its example to these parts.

type Named = Pick<ModelKind, 'words'>
interface Placed<Segment extends string> {
  readonly segment: Segment
}

/** The fields that a version has whatever the kind of its model. */
export const versionFields = {
  id: identifier(),
  revision: integer({ min: 1, [docs]: { note: 'the save that made it', example: 3 } }),
  author: maybe(person),
  label: maybe(text({ [docs]: { note: 'what somebody called it', example: 'Before the tests' } })),
  restored_from: maybe(integer({ min: 1, [docs]: { note: 'the revision that was brought back' } })),
  created_at: instant(),
}

/** Common fields of the examples. */
export const exampleVersion = {
  id: 57,
  revision: 3,
  author: {
    id: 41,
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    name: 'LOVELACE Ada',
  },
  label: 'Before the tests',
  restored_from: null,
  created_at: '2026-11-20T16:00:00.000Z',
}

const common = { owner: 'project', roles: 'member' } as const

/* @__NO_SIDE_EFFECTS__ */
export const listVersionsParts = <Segment extends string>({ segment }: Placed<Segment>) =>
  ({ method: 'GET', path: `v3/projects/{id}/${segment}/{modelId}/versions`, query: pageQuery }) as const

export const listVersionsDocs = ({ words }: Named) =>
  ({
    ...common,
    summary: `Saves of a model of ${words['en-US']}, newest first: as many of the last ones as are kept.`,
    errors: ['not_found'],
  }) as const

/* @__NO_SIDE_EFFECTS__ */
export const getVersionParts = <Segment extends string>({ segment }: Placed<Segment>) =>
  ({ method: 'GET', path: `v3/projects/{id}/${segment}/{modelId}/versions/{versionId}` }) as const

export const getVersionDocs = ({ words }: Named) =>
  ({
    ...common,
    summary: `What one save of a model of ${words['en-US']} held. \`versionId\` is its revision.`,
    errors: ['not_found'],
  }) as const

/* @__NO_SIDE_EFFECTS__ */
export const labelVersionParts = <Segment extends string>({ segment }: Placed<Segment>) =>
  ({
    method: 'PUT',
    path: `v3/projects/{id}/${segment}/{modelId}/versions/{versionId}`,
    body: object({ label: maybe(name('Before the tests')) }),
  }) as const

export const labelVersionDocs = ({ words }: Named) =>
  ({
    ...common,
    summary: `Give a version of a model of ${words['en-US']} a name by which people find it, or take it away.`,
    errors: ['incorrect_form', 'not_found'],
  }) as const

/* @__NO_SIDE_EFFECTS__ */
export const restoreVersionParts = <Segment extends string>({ segment }: Placed<Segment>) =>
  ({
    method: 'POST',
    path: `v3/projects/{id}/${segment}/{modelId}/versions/{versionId}/restore`,
    body: object({ revision: readRevision }),
  }) as const

export const restoreVersionDocs = ({ words }: Named) =>
  ({
    ...common,
    summary: `Save the content of a version of a model of ${words['en-US']} anew: a new version, while those between stay. \`revision\` is the one that was read; when someone saved since, nothing is written.`,
    errors: ['incorrect_form', 'not_found', 'changed_elsewhere'],
  }) as const
