import { type Loadable, type MemberRole, type Organization, ready } from '@saywright/api/contract'
import { aDomain, aMember, anOrganization, aPerson } from '@saywright/api/testing'
import type { Decorator } from '@storybook/react-vite'
import { inAccountLayout } from '../../../testing/frames.js'
import { OrganizationLayout } from '../header/OrganizationLayout.js'
import type { OrganizationTab } from '../organizationTab.js'
import { roleIn } from '../roleIn.js'

const person = (id: number, first_name: string, last_name: string, email: string) =>
  aPerson({ id, first_name, last_name, email, name: `${last_name.toUpperCase()} ${first_name}` })

/** The person who looks at every story of an organization. */
export const ada = aPerson()
export const jonas = person(2, 'Jonas', 'Feld', 'jonas.feld@lumiere-instruments.com')
export const zofia = person(3, 'Zofia', 'Kowalska', 'z.kowalska@lumiere-instruments.com')
export const mai = person(4, 'Thi Mai', 'Nguyen', 'thimai.nguyen@lumiere-instruments.com')
export const saoirse = person(5, 'Saoirse', 'O’Brien', 'saoirse.obrien@freight.example.com')
export const marguerite = person(
  6,
  'Marguerite-Anne',
  'de La Fontaine',
  'marguerite-anne.delafontaine@atelier-brume.example.com',
)

const lamp = { id: 7, title: 'Kitchen lamp' }
const warehouse = { id: 8, title: 'Warehouse voice picking' }

export const projects = [lamp, warehouse, { id: 9, title: 'Kiosk ticketing' }]

export const members = [
  aMember({ id: 11, user: marguerite, role: 'guest', projects: [lamp], created_at: '2026-11-14T09:00:00Z' }),
  aMember({ id: 12, user: jonas, role: 'administrator', projects, created_at: '2026-11-02T09:00:00Z' }),
  aMember({ id: 13, user: zofia, role: 'guest', projects: [], created_at: '2026-11-19T09:00:00Z' }),
  aMember({ id: 14, user: ada, role: 'administrator', projects, created_at: '2026-11-02T09:00:00Z' }),
  aMember({
    id: 15,
    user: mai,
    role: 'employee',
    projects: [lamp, warehouse],
    created_at: '2026-11-04T09:00:00Z',
  }),
  aMember({ id: 16, user: saoirse, role: 'employee', projects: [lamp], created_at: '2026-11-09T09:00:00Z' }),
]

/** An organization of six, of ten seats, that proved a domain. */
export const lumiere: Organization = anOrganization({
  status: 'verified',
  industry: 'Logistics and supply chain',
  sub_industry: 'Warehousing',
  size: '500-1000',
  user_seats: 10,
  customer: 'Yes',
  sales_representative: 'Inès Roche',
  members,
  administrators: [ada, jonas],
  projects,
  domains: [aDomain()],
})

/** The same, seen by someone of another role. */
export const seenAs = (role: MemberRole): Organization => ({
  ...lumiere,
  members: members.map((member) => (member.user.id === ada.id ? { ...member, role } : member)),
  administrators: [jonas, marguerite],
})

const inTab =
  (tab: OrganizationTab): Decorator =>
  (Story, context) => {
    const { organization = ready(lumiere) } = context.args as { organization?: Loadable<Organization> }
    const known = organization.state === 'ready' ? organization.value : lumiere
    return (
      <OrganizationLayout organization={organization} role={roleIn(known, ada.id)} tab={tab}>
        <Story />
      </OrganizationLayout>
    )
  }

/** Shows a tab of the organization inside the account. */
export const inOrganization = (tab: OrganizationTab): Decorator[] => [
  inTab(tab),
  inAccountLayout('organization'),
]
