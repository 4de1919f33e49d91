import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { identifier, maybe, text, type } from '../kernel/structs.js'
import { packedFile } from './examples.js'
import { projectFile } from './projectFile.js'

/** A file of any project, for the staff of the installation. */
const staffFile = type({
  file: projectFile,
  project: type({ id: identifier(), title: text({ [docs]: { example: 'Kitchen lamp' } }) }),
  organization: type({ id: identifier(), name: text({ [docs]: { example: 'Lumière Instruments' } }) }),
  studio_version: maybe(text({ [docs]: { example: '6.1.4', note: 'that the upload said it is for' } })),
})
export type StaffFile = ValueOf<typeof staffFile>

export const listStaffFiles = endpoint({
  method: 'GET',
  path: 'v3/staff/files',
  query: pageQuery,
  response: paged(staffFile),
  [docs]: {
    summary:
      'Files of every project, newest first, by words in their names and those of their projects. Filters: `file_project_id`, and the tags of the list of files.',
    roles: 'staff',
    errors: ['incorrect_form', 'staff_only'],
    example: {
      query: { filters: { file_tag_by_type: 'lib' }, search: { keywords: 'cli' } },
      response: {
        data: [
          {
            file: packedFile,
            project: { id: 7, title: 'Kitchen lamp' },
            organization: { id: 3, name: 'Lumière Instruments' },
            studio_version: '6.1.4',
          },
        ],
        total: 1,
      },
    },
  },
})

export const deleteFile = endpoint({
  method: 'DELETE',
  path: 'v3/staff/files/{id}',
  [docs]: {
    summary: 'Delete a file with its bytes: nobody can download it any more.',
    roles: 'staff',
    proof: 'recent',
    errors: ['not_found', 'staff_only', 'not_while_acting', 'proof_required'],
    example: { params: { id: 41 } },
  },
})
