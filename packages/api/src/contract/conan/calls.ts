import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { conanPackage } from './conanPackage.js'

export { listStaffPackages, savePackage, withdrawPackage } from './staffPackages.js'

const built = { platform: 'linux', architecture: 'x86_64', version: '6.1.4', size: 19_293_798 }

export const listConanPackages = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/packages/conan',
  query: pageQuery,
  response: paged(conanPackage),
  [docs]: {
    summary:
      'Packages that a project has in its Conan remote, `/api/conan/{id}`, by name unless sorted by date.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: ['incorrect_form', 'not_found'],
    example: {
      params: { id: 7 },
      response: {
        data: [
          {
            id: 2,
            name: 'saywright-asr',
            description: 'A header with its version',
            package_type: 'shared-library',
            created_at: '2026-11-20T16:00:00.000Z',
            slug: 'saywright-asr',
            version: '6.1.4',
            dependencies: [],
            package_files: [built],
            children: [
              {
                version: '6.1.4',
                reference: 'saywright-asr/6.1.4',
                created_at: '2026-11-20T16:00:00.000Z',
                package_files: [built],
              },
            ],
          },
        ],
        total: 1,
      },
    },
  },
})
