import {
  createOrganization,
  getOrganization,
  interfaceLanguageOf,
  listAllProjects,
  me,
  nameOrganization,
} from '@saywright/api/contract'
import { anOrganization, aPage, aUser } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { organizationMessages } from '../features/organization/messages/index.js'
import { flow } from '../testing/flow.js'
import { visit, waitOptions } from '../testing/visit.js'

const lumiere = anOrganization({ industry: 'Robotics' })

const meta = {
  title: 'Console/Flows/First organization',
  tags: ['no-picture'],
  ...flow({
    at: '/account/organization',
    token: 'a-token',
    server: (transport, locale) =>
      transport
        .respond(me, aUser({ interface_language: interfaceLanguageOf(locale), organizations: [] }))
        .respond(listAllProjects, aPage([]))
        .respond(getOrganization, lumiere),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A user without an organization founds one, and administers it from then on. */
export const Found: Story = {
  name: 'K-005 Found an organization',
  play: async (context) => {
    const { transport, canvas, locale, field, translate, tells } = visit(context)
    const t = translate(organizationMessages)
    transport.respond(createOrganization, () => {
      transport.respond(me, aUser({ interface_language: interfaceLanguageOf(locale) }))
      return lumiere
    })
    await userEvent.type(await field('name'), lumiere.name)
    await userEvent.type(await field('website_url'), 'lumiere-instruments.com')
    const [country, industry] = canvas.getAllByRole('combobox')
    const pick = async (combo: HTMLElement | undefined, typed: string) => {
      await userEvent.type(combo as HTMLElement, typed)
      await userEvent.click(
        (await within(document.body).findAllByRole('option', {}, waitOptions))[0] as HTMLElement,
      )
    }
    await pick(country, 'France')
    await pick(industry, 'robot')
    await userEvent.click(canvas.getByRole('radio', { name: '50\u2011500' }))
    await userEvent.click(canvas.getByRole('button', { name: t('create.save') }))
    await tells(t('create.done', { organization: lumiere.name }), 'status')
    await expect(transport.calls(createOrganization).map(({ body }) => body)).toEqual([
      {
        name: lumiere.name,
        website_url: 'lumiere-instruments.com',
        country: 'France',
        geographic_area: 'EMEA',
        industry: 'Robotics',
        sub_industry: null,
        business_activity: null,
        size: '50-500',
      },
    ])
    await waitFor(() => expect(canvas.getAllByRole('tab')).toHaveLength(4), waitOptions)
  },
}

/** Opening the members or the domains of an organization without having one says that there is none yet. */
export const OrganizationFirst: Story = {
  name: 'M-001 Organization first',
  ...flow({
    at: '/account/organization/invite-users',
    token: 'a-token',
    server: (transport, locale) =>
      transport
        .respond(me, aUser({ interface_language: interfaceLanguageOf(locale), organizations: [] }))
        .respond(listAllProjects, aPage([])),
  }),
  play: async (context) => {
    const { field, locale, tells, translate } = visit(context)
    await field('name')
    if (locale === 'en-US') await tells('You must complete your organization first')
    else await tells(translate(organizationMessages)('create.first'))
  },
}

const unnamed = {
  id: lumiere.id,
  name: 'Organization of LOVELACE Ada',
  role: 'administrator',
  is_named: false,
}

/** Once an organization has its name the offer is gone, and one is at the head of the page, on a phone too. */
export const Named: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  ...flow({
    at: '/projects',
    token: 'a-token',
    server: (transport, locale) =>
      transport
        .respond(me, aUser({ interface_language: interfaceLanguageOf(locale), organizations: [unnamed] }))
        .respond(listAllProjects, aPage([])),
  }),
  play: async (context) => {
    const { transport, canvas, locale, field } = visit(context)
    transport.respond(nameOrganization, () => {
      transport.respond(
        me,
        aUser({
          interface_language: interfaceLanguageOf(locale),
          organizations: [{ ...unnamed, name: 'Halden Logistics', is_named: true }],
        }),
      )
      return undefined
    })
    const name = await field('name')
    await userEvent.type(name, 'Halden Logistics{Enter}')
    await waitFor(() => expect(name).not.toBeInTheDocument(), waitOptions)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus(), waitOptions)
  },
}
