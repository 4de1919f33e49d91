import {
  type AccessToken,
  attachProjectMember,
  type ConanPackage,
  createDeal,
  createProjectToken,
  deleteProjectToken,
  detachProjectMember,
  getDealStatus,
  getOrganization,
  getProject,
  interfaceLanguageOf,
  listConanPackages,
  listFiles,
  listMembers,
  listProjectMembers,
  listProjectTokens,
  type Member,
  me,
  pushLog,
  saveDeal,
  saveProject,
  saveProjectRole,
} from '@saywright/api/contract'
import {
  aDeal,
  aFile,
  aMember,
  anAccessToken,
  aPage,
  aPerson,
  aProject,
  aUser,
  type FakeTransport,
  storyTime,
} from '@saywright/api/testing'
import type { Locale } from '@saywright/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { detailsMessages } from '../features/projects/area/details/messages.js'
import { areaMessages } from '../features/projects/area/messages.js'
import { requestMessages } from '../features/projects/area/request/messages.js'
import { technologiesMessages } from '../features/projects/area/technologies/messages.js'
import { projectUsersMessages } from '../features/projects/area/users/messages.js'
import { tokenMessages } from '../parts/access-tokens/messages.js'
import { anOrganizationServer } from '../testing/anOrganizationServer.js'
import { failure } from '../testing/failure.js'
import { flow } from '../testing/flow.js'
import { submitButton } from '../testing/inputNamed.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const lamp = aProject({
  additional_comment: 'Hands full of dough: switch by voice.',
  solution_category: ['Household appliance'],
  solution_operating_system: ['Linux'],
})

const meta = {
  title: 'Console/Flows/Project area',
  tags: ['no-picture'],
  ...flow({
    at: '/projects/7/settings',
    token: 'a-token',
    server: (transport) => transport.respond(getProject, lamp).respond(saveProject, undefined),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The area of a project opens at its details; saving says so, and reads the project again. */
export const SaveDetails: Story = {
  name: 'P-010 Save details',
  play: async (context) => {
    const ada = visit(context)
    const { transport } = ada
    await ada.arrivesAt('/projects/7/settings/details')
    const title = await ada.field('title')
    await userEvent.clear(title)
    await userEvent.type(title, 'Bakery lamp')
    const before = transport.calls(getProject).length
    await userEvent.click(submitButton(context.canvasElement))
    await ada.tells(ada.translate(detailsMessages)('saved'), 'status')
    await expect(transport.calls(saveProject).map(({ body }) => body)).toEqual([
      {
        title: 'Bakery lamp',
        additional_comment: 'Hands full of dough: switch by voice.',
        solution_category: ['Household appliance'],
        solution_operating_system: ['Linux'],
      },
    ])
    await waitFor(() => expect(transport.calls(getProject).length).toBeGreaterThan(before), waitOptions)
    await ada.keeps({ title: 'Bakery lamp' })
  },
}

/** The address names no project at all: the projects, and why. */
export const Malformed: Story = {
  name: 'C-014 Malformed project',
  ...flow({ at: '/projects/lamp/settings/users', token: 'a-token' }),
  play: async (context) => {
    const { transport, translate, locale, tells, arrivesAt } = visit(context)
    await arrivesAt('/projects')
    if (locale === 'en-US') await tells('The id project is not well formatted. Choose a project in the list.')
    else await tells(translate(areaMessages)('malformed'))
    await expect(transport.calls(me).length).toBeGreaterThan(0)
    await expect(transport.calls(getProject)).toHaveLength(0)
  },
}

/** A project that is gone, or that others own. */
export const NotFound: Story = {
  name: 'Not found',
  ...flow({
    at: '/projects/999/settings/details',
    token: 'a-token',
    server: (transport, locale) => transport.fail(getProject, failure('not_found', locale)),
  }),
  play: async (context) => {
    const { canvas, translate, router } = visit(context)
    const t = translate(areaMessages)
    await expect(await canvas.findByText(t('notFound.title'), {}, waitOptions)).toBeVisible()
    await expect(router.state.location.pathname).toBe('/projects/999/settings/details')
  },
}

const nordwind = { id: 4, name: 'Nordwind', role: 'administrator' }
const grace = aPerson({ id: 2, first_name: 'Grace', last_name: 'Hopper', name: 'HOPPER Grace' })

/** A project of the organization that is not in focus, which stores changes of members and owner. */
function aTeamServer(transport: FakeTransport, locale: Locale): FakeTransport {
  let isInside = false
  let ownerId = 1
  const inProject = (member: Member) =>
    aMember({ ...member, project_role: member.user.id === ownerId ? 'owner' : 'developer' })
  const member = aMember({ id: 6, role: 'employee', user: grace, projects: [] })
  const inside = () => (isInside ? [aMember(), member] : [aMember()]).map(inProject)
  const organizations = [{ id: 3, name: 'Lumière Instruments', role: 'administrator' }, nordwind]
  return transport
    .respond(me, aUser({ interface_language: interfaceLanguageOf(locale), organizations }))
    .respond(getProject, () =>
      aProject({
        organization: { id: 4, name: 'Nordwind', administrators: [aPerson()] },
        members: inside(),
      }),
    )
    .respond(listProjectMembers, () => aPage(inside()))
    .respond(listMembers, () => aPage(isInside ? [] : [member]))
    .respond(attachProjectMember, () => {
      isInside = true
      return undefined
    })
    .respond(saveProjectRole, ({ params }) => {
      ownerId = Number(params.userId)
      return undefined
    })
    .respond(detachProjectMember, () => {
      isInside = false
      ownerId = 1
      return undefined
    })
}

/**
 * A member is moved into the project, made its owner, and moved out again: each change is sent, announced, and read again.
 */
export const Team: Story = {
  name: 'K-019 K-020 Team',
  ...flow({ at: '/projects/7/settings/users', token: 'a-token', server: aTeamServer }),
  play: async (context) => {
    const { canvas, transport, translate, tells } = visit(context)
    const t = translate(projectUsersMessages)
    const words = { name: 'HOPPER Grace', project: 'Kitchen lamp' }
    await userEvent.click(
      await canvas.findByRole('button', { name: t('addOf', { name: 'HOPPER Grace' }) }, waitOptions),
    )
    await tells(t('attached', words), 'status')
    await expect(transport.calls(attachProjectMember).map(({ params }) => params)).toEqual([
      { id: 7, userId: 2 },
    ])
    const question = async () =>
      within(await within(document.body).findByRole('alertdialog', {}, waitOptions))
    await userEvent.click(
      await canvas.findByRole('button', { name: t('makeOwnerOf', { name: 'HOPPER Grace' }) }, waitOptions),
    )
    await userEvent.click((await question()).getByRole('button', { name: t('makeOwner.confirm') }))
    await tells(t('makeOwner.done', words), 'status')
    await expect(transport.calls(saveProjectRole).map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { id: 7, userId: 2 }, body: { role: 'owner' } },
    ])
    await canvas.findByRole('button', { name: t('makeOwnerOf', { name: 'LOVELACE Ada' }) }, waitOptions)
    await userEvent.click(
      await canvas.findByRole('button', { name: t('detachOf', { name: 'HOPPER Grace' }) }, waitOptions),
    )
    await userEvent.click((await question()).getByRole('button', { name: t('detach.confirm') }))
    await tells(t('detach.done', words), 'status')
    await expect(transport.calls(detachProjectMember).map(({ params }) => params)).toEqual([
      { id: 7, userId: 2 },
    ])
    await expect(
      await canvas.findByRole('button', { name: t('addOf', { name: 'HOPPER Grace' }) }, waitOptions),
    ).toBeVisible()
  },
}

const colleagues = Array.from({ length: 11 }, (_, index) =>
  aMember({
    id: 20 + index,
    user: aPerson({ id: 20 + index, last_name: `Colleague ${String(index + 1).padStart(2, '0')}` }),
  }),
)

/** The only member of the last page is detached: the page before it is shown. */
export const LastPageGone: Story = {
  ...flow({
    at: '/projects/7/settings/users',
    token: 'a-token',
    server: (transport, locale) => {
      let inside = colleagues
      return aTeamServer(transport, locale)
        .respond(listProjectMembers, ({ query }) => {
          const first = (query?.pageIndex ?? 0) * 10
          return aPage(inside.slice(first, first + 10), inside.length)
        })
        .respond(detachProjectMember, ({ params }) => {
          inside = inside.filter(({ user }) => user.id !== Number(params.userId))
          return undefined
        })
    },
  }),
  play: async (context) => {
    const { canvas, translate, transport } = visit(context)
    const t = translate(projectUsersMessages)
    const pages = within(await canvas.findByRole('navigation', { name: t('members') }, waitOptions))
    await userEvent.click(pages.getAllByRole('button').at(-1) as HTMLElement)
    const rows = () =>
      within(canvas.getByRole('table', { name: t('members') }))
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
    await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/colleague 11/i)]), waitOptions)
    await userEvent.click(
      within(canvas.getByRole('table', { name: t('members') })).getByRole('button', {
        name: /^(Remove|Retirer) /,
      }),
    )
    const question = within(await within(document.body).findByRole('alertdialog', {}, waitOptions))
    await userEvent.click(question.getByRole('button', { name: t('detach.confirm') }))
    await waitFor(() => expect(rows()).toHaveLength(10), waitOptions)
    await expect(transport.calls(listProjectMembers).at(-1)?.query?.pageIndex).toBe(0)
  },
}

/** An administrator makes a token for the project alone, sees it once, and revokes it. */
export const Tokens: Story = {
  ...flow({
    at: '/projects/7/settings/tokens',
    token: 'a-token',
    server: (transport, locale) => {
      let kept: AccessToken[] = []
      return aTeamServer(transport, locale)
        .respond(listProjectTokens, () => aPage(kept))
        .respond(createProjectToken, ({ body }) => {
          kept = [anAccessToken({ name: body.name })]
          return { ...anAccessToken({ name: body.name }), token: 'sw_shownOnce' }
        })
        .respond(deleteProjectToken, () => {
          kept = []
          return undefined
        })
    },
  }),
  play: async (context) => {
    const { canvas, transport, translate, tells } = visit(context)
    const t = translate(tokenMessages)
    await expect(await canvas.findByText(t('emptyNote'), {}, waitOptions)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('add') }))
    const body = within(document.body)
    await userEvent.type(await body.findByRole('textbox', {}, waitOptions), 'Build server')
    await userEvent.click(body.getByRole('button', { name: t('create') }))
    await waitFor(
      () => expect(body.getByRole('textbox', { name: t('token') })).toHaveValue('sw_shownOnce'),
      waitOptions,
    )
    await userEvent.click(body.getByRole('button', { name: t('done') }))
    const revoke = await canvas.findByRole(
      'button',
      { name: t('revokeNamed', { name: 'Build server' }) },
      waitOptions,
    )
    await userEvent.click(revoke)
    const question = within(await body.findByRole('alertdialog', {}, waitOptions))
    await userEvent.click(question.getByRole('button', { name: t('revoke') }))
    await tells(t('revoked', { name: 'Build server' }), 'status')
    await expect(transport.calls(createProjectToken).map(({ params }) => params)).toEqual([{ id: 7 }])
    await expect(transport.calls(deleteProjectToken).map(({ params }) => params)).toEqual([
      { id: 7, tokenId: 12 },
    ])
    await expect(await canvas.findByText(t('emptyNote'), {}, waitOptions)).toBeVisible()
  },
}

/** An invited person joins the organization of the project, also where another one was in focus. */
export const Invite: Story = {
  name: 'K-042 Invite',
  ...flow({
    at: '/projects/7/settings/users',
    token: 'a-token',
    server: (transport, locale) => aTeamServer(anOrganizationServer()(transport, locale), locale),
  }),
  play: async (context) => {
    const { canvas, translate, arrivesAt, transport } = visit(context)
    await userEvent.click(
      await canvas.findByRole('button', { name: translate(projectUsersMessages)('invite') }, waitOptions),
    )
    await arrivesAt('/account/organization/invite-users')
    await waitFor(
      () => expect(transport.calls(getOrganization).map(({ params }) => params)).toContainEqual({ id: 4 }),
      waitOptions,
    )
    await expect(localStorage.getItem('saywright_organization')).toBe('4')
  },
}

const delivered = aProject({
  deliveries: [
    {
      id: 1,
      technology: 'asr',
      langs: ['eng-US', 'fra-FR'],
      expire_on: null,
      created_at: '2026-11-09T09:00:00.000Z',
    },
  ],
})
const anAskingServer = (isOpen: boolean) => (transport: FakeTransport) =>
  transport
    .respond(getProject, delivered)
    .respond(getDealStatus, isOpen ? { deal_opened: true, deal_id: 18 } : { deal_opened: false })
    .respond(createDeal, aDeal())
const ask = async ({ canvas, translate }: Visit) =>
  userEvent.click(
    await canvas.findByRole('button', { name: translate(technologiesMessages)('request') }, waitOptions),
  )
const requestDialog = async () => within(await within(document.body).findByRole('dialog', {}, waitOptions))

/** Another request is open: the server is called first, says so, and the dialog does not open. */
export const DealOpen: Story = {
  name: 'A-032 Deal open',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  ...flow({ at: '/projects/7/settings/technologies', token: 'a-token', server: anAskingServer(true) }),
  play: async (context) => {
    const ada = visit(context)
    await ask(ada)
    await ada.tells(ada.translate(technologiesMessages)('dealAlreadyOpen'))
    await expect(ada.transport.calls(getDealStatus).map(({ params }) => params)).toEqual([{ id: 7 }])
    await expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** One more technology: new resources are sent beside current ones, as a new request. */
export const Request: Story = {
  name: 'A-033 F-039 K-053 Request',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  ...flow({ at: '/projects/7/settings/technologies', token: 'a-token', server: anAskingServer(false) }),
  play: async (context) => {
    const ada = visit(context)
    const t = ada.translate(requestMessages)
    await ask(ada)
    const dialog = await requestDialog()
    const press = async (name: string | RegExp) =>
      userEvent.click(await dialog.findByRole('button', { name }, waitOptions))
    await press(/^(Next|Suivant)$/)
    await press(/^(Next|Suivant)$/)
    await press(t('confirm'))
    await ada.tells(t('nothingChanged'))
    await expect(ada.transport.calls(createDeal)).toHaveLength(0)
    await press(/^(Previous|Précédent)$/)
    await press(/^(Previous|Précédent)$/)
    await userEvent.click(await dialog.findByRole('checkbox', { name: /authentica|Authentification/ }))
    await press(/^(Next|Suivant)$/)
    await press(/^(Next|Suivant)$/)
    await press(t('confirm'))
    await ada.tells(t('saved'), 'status')
    const [sent] = ada.transport.calls(createDeal)
    await expect(sent?.body).toMatchObject({
      title: 'Kitchen lamp',
      upsell: true,
      tech_voice_strict_commands: true,
      tech_voice_authentication: true,
      diff_tech_voice_authentication: true,
      diff_tech_voice_strict_commands: false,
      before_languages_voice_strict_commands: ['English - United States', 'French - France'],
      diff_languages_voice_strict_commands: [],
    })
    await expect(ada.transport.calls(saveDeal)).toHaveLength(0)
    await waitFor(
      () => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument(),
      waitOptions,
    )
  },
}

const logged = ({ transport }: Visit) => transport.calls(pushLog).map(({ body }) => body)

/** A tag without a label is left out, and reported to the log of the server once. */
export const TagWithoutWords: Story = {
  name: 'L-031 Tag without words',
  ...flow({
    at: '/projects/7/settings/downloads',
    token: 'a-token',
    server: (transport) => {
      const tag = { name: 'beos', type: 'platform', display_name: 'BeOS' } as const
      const files = [1, 2].map((id) => aFile({ id, name: `studio-${id}.zip`, tags: [tag] }))
      return transport.respond(getProject, lamp).respond(listFiles, aPage(files)).respond(pushLog, undefined)
    },
  }),
  play: async (context) => {
    const ada = visit(context)
    await expect(await ada.canvas.findByText('studio-2.zip', {}, waitOptions)).toBeVisible()
    await waitFor(
      () =>
        expect(logged(ada)).toEqual([{ level: 'warning', message: 'No words for the tag platform beos' }]),
      waitOptions,
    )
    await expect(ada.canvas.queryByText(/beos/i)).toBeNull()
  },
}

/** A delivered language that the catalogue does not have is chosen in no list, and the log of the server learns it. */
export const LanguageWithoutWords: Story = {
  name: 'L-031 Language without words',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  ...flow({
    at: '/projects/7/settings/technologies',
    token: 'a-token',
    server: (transport) =>
      anAskingServer(false)(transport)
        .respond(pushLog, undefined)
        .respond(
          getProject,
          aProject({
            deliveries: delivered.deliveries?.map((one) => ({ ...one, langs: ['eng-US', 'xxx-XX'] })) ?? [],
          }),
        ),
  }),
  play: async (context) => {
    const ada = visit(context)
    await ask(ada)
    await requestDialog()
    await waitFor(
      () =>
        expect(logged(ada)).toEqual([{ level: 'warning', message: 'No words for the delivered asr xxx-XX' }]),
      waitOptions,
    )
    await expect(within(document.body).queryByText(/xxx-XX/)).toBeNull()
  },
}

const engines: ConanPackage = {
  id: 1,
  name: 'saywright-asr',
  slug: 'saywright-asr',
  package_type: 'shared-library',
  version: '6.1.4',
  dependencies: [],
  package_files: [],
  created_at: storyTime,
  children: [],
}

/** The page of the packages is in the address: the address opens that page, and paging writes another. */
export const PackagesByAddress: Story = {
  name: 'K-044 Packages by address',
  ...flow({
    at: '/projects/7/settings/conan-packages?page=2&size=5',
    token: 'a-token',
    server: (transport) =>
      transport.respond(getProject, lamp).respond(listConanPackages, aPage([engines], 12)),
  }),
  play: async (context) => {
    const { canvas, transport, router } = visit(context)
    const pages = within(await canvas.findByRole('navigation', { name: /Conan/ }, waitOptions))
    await expect(transport.calls(listConanPackages).at(-1)?.query).toMatchObject({
      pageIndex: 1,
      pageSize: 5,
    })
    await userEvent.click(pages.getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(router.state.location.search).toBe('?page=3&size=5'), waitOptions)
    await waitFor(
      () => expect(transport.calls(listConanPackages).at(-1)?.query).toMatchObject({ pageIndex: 2 }),
      waitOptions,
    )
  },
}
