import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { name } from '../kernel/rules.js'
import { object } from '../kernel/structs.js'
import { created } from '../kernel/success.js'
import { vdkVersion } from './vdkVersion.js'

const form = object({ label: name('6.1.4'), display_name: name('VDK 6.1') })

export const listVdkVersions = endpoint({
  method: 'GET',
  path: 'v3/staff/vdk-versions',
  query: pageQuery,
  response: paged(vdkVersion),
  [docs]: {
    summary: 'Versions of the kit, newest first; found by label and displayed name.',
    roles: 'staff',
    errors: ['incorrect_form', 'staff_only'],
    example: {
      response: {
        data: [
          {
            id: 4,
            label: '6.1.4',
            display_name: 'VDK 6.1',
            projects_total: 3,
            created_at: '2026-11-20T16:00:00.000Z',
          },
        ],
        total: 1,
      },
    },
  },
})

export const createVdkVersion = endpoint({
  method: 'POST',
  path: 'v3/staff/vdk-versions',
  body: form,
  response: created,
  status: 201,
  [docs]: {
    summary: 'Add a version of the kit.',
    roles: 'staff',
    errors: ['incorrect_form', 'already_exists', 'staff_only'],
    example: { body: { label: '6.1.4', display_name: 'VDK 6.1' }, response: { id: 4 } },
  },
})

export const saveVdkVersion = endpoint({
  method: 'PUT',
  path: 'v3/staff/vdk-versions/{id}',
  body: form,
  [docs]: {
    summary: 'Change label and displayed name of a version; projects that have it show the new name.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'already_exists', 'staff_only'],
    example: { params: { id: 4 }, body: { label: '6.1.4', display_name: 'VDK 6.1 LTS' } },
  },
})

export const deleteVdkVersion = endpoint({
  method: 'DELETE',
  path: 'v3/staff/vdk-versions/{id}',
  [docs]: {
    summary: 'Delete a version that no project has.',
    roles: 'staff',
    errors: ['not_found', 'in_use', 'staff_only'],
    example: { params: { id: 4 } },
  },
})
