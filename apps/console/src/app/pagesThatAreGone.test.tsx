import {
  listCategories,
  listConanPackages,
  listDeadTasks,
  listFiles,
  listStaffAudit,
  listStaffDeals,
  listStaffFiles,
  listStaffOrganizations,
  listStaffPeople,
  listStaffProjects,
  listTags,
  listVdkVersions,
} from '@saywright/api/contract'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from '../testing/aServer.js'
import { aConsole, Console } from '../testing/Console.js'
import { withProjectArea } from '../testing/withProjectArea.js'
import { withStaff } from '../testing/withStaff.js'

afterEach(cleanup)

// Ten fit on a page, so there are two, and the third is empty.
const gone = { data: [], total: 12 }

function aServerThatLostRows() {
  const server = withStaff(withProjectArea(aServer('en-US')), 'en-US')
  const counts = { waiting: 12, approved: 0, declined: 0 }
  return server
    .respond(listStaffDeals, { ...gone, counts })
    .respond(listStaffProjects, gone)
    .respond(listStaffOrganizations, gone)
    .respond(listStaffPeople, gone)
    .respond(listStaffFiles, gone)
    .respond(listDeadTasks, gone)
    .respond(listStaffAudit, gone)
    .respond(listTags, gone)
    .respond(listCategories, gone)
    .respond(listVdkVersions, gone)
    .respond(listFiles, gone)
    .respond(listConanPackages, gone)
}

it.each([
  '/staff/requests',
  '/staff/projects',
  '/staff/organizations',
  '/staff/people',
  '/staff/tags',
  '/staff/categories',
  '/staff/vdk-versions',
  '/staff/files',
  '/staff/tasks',
  '/staff/log',
  '/projects/7/settings/downloads',
  '/projects/7/settings/conan-packages',
])('at %s a page that is gone leads to the last one there is', async (at) => {
  const made = aConsole({ transport: aServerThatLostRows(), at: `${at}?page=3`, token: 'a-token' })
  await render(
    <ThemeProvider locale="en-US">
      <Console {...made} />
    </ThemeProvider>,
  )
  await expect.poll(() => made.router.state.location).toMatchObject({ pathname: at, search: '?page=2' })
})
