import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { identifier, integer, list, maybe, text, type } from '../kernel/structs.js'
import { packageFields } from './conanPackage.js'
import { packageForm } from './packageForm.js'

/** The build of a revision for one configuration. */
const staffBinary = type({
  package_id: text({ [docs]: { note: 'digest of the configuration' } }),
  revision: text({ [docs]: { note: 'digest of its files' } }),
  platform: text({ [docs]: { example: 'linux' } }),
  architecture: text({ [docs]: { example: 'x86_64' } }),
  size: integer({ min: 0, [docs]: { example: 19_293_798, note: 'bytes of all its files' } }),
  sha1: maybe(text({ [docs]: { note: 'checksum of its archive in hexadecimal' } })),
})

/** A revision of a version of a package of any project, for the staff of the installation. */
const staffPackage = type({
  ...packageFields,
  version: text({ [docs]: { example: '6.1.4' } }),
  revision: text({ [docs]: { note: 'digest of the files of the recipe' } }),
  min_studio_version: maybe(text({ [docs]: { example: '6.1' } })),
  max_studio_version: maybe(text({ [docs]: { example: '6.9' } })),
  size: integer({ min: 0, [docs]: { example: 19_294_811, note: 'bytes of all its files' } }),
  project: type({ id: identifier(), title: text({ [docs]: { example: 'Kitchen lamp' } }) }),
  organization: type({ id: identifier(), name: text({ [docs]: { example: 'Lumière Instruments' } }) }),
  binaries: list(staffBinary),
})
export type StaffPackage = ValueOf<typeof staffPackage>

export const listStaffPackages = endpoint({
  method: 'GET',
  path: 'v3/staff/packages',
  query: pageQuery,
  response: paged(staffPackage),
  [docs]: {
    summary:
      'Revisions of the Conan packages of every project, newest first, by words in their references and in the names of their projects. Sorted by `name` or `created_at`.',
    roles: 'staff',
    errors: ['incorrect_form', 'staff_only'],
    example: {
      query: { search: { keywords: 'asr' } },
      response: {
        data: [
          {
            id: 9,
            name: 'saywright-asr',
            description: 'A header with its version',
            package_type: 'shared-library',
            version: '6.1.4',
            revision: 'b579f08fb64b8833fe0eca4c49a5d91f',
            min_studio_version: '6.1',
            max_studio_version: null,
            created_at: '2026-11-20T16:00:00.000Z',
            size: 19_294_811,
            project: { id: 7, title: 'Kitchen lamp' },
            organization: { id: 3, name: 'Lumière Instruments' },
            binaries: [
              {
                package_id: '63fead0844576fc02943e16909f08fcdddd6f44b',
                revision: 'b41864e2908007e569008d6b5fe27876',
                platform: 'linux',
                architecture: 'x86_64',
                size: 19_293_798,
                sha1: 'da39a3ee5e6b4b0d3255bfef95601890afd80709',
              },
            ],
          },
        ],
        total: 1,
      },
    },
  },
})

export const savePackage = endpoint({
  method: 'PUT',
  path: 'v3/staff/packages/{id}',
  body: packageForm,
  [docs]: {
    summary:
      'Change the description of a package, and for which versions of the studio one of its revisions is; what is left out stays.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'staff_only'],
    example: { params: { id: 9 }, body: { min_studio_version: '6.1', max_studio_version: null } },
  },
})

export const withdrawPackage = endpoint({
  method: 'DELETE',
  path: 'v3/staff/packages/{id}',
  [docs]: {
    summary:
      'Withdraw a revision of a package with its files: nobody can install it any more. The last revision takes the package along.',
    roles: 'staff',
    proof: 'recent',
    errors: ['not_found', 'staff_only', 'not_while_acting', 'proof_required'],
    example: { params: { id: 9 } },
  },
})
