import { ready } from '@saywright/api/contract'
import { aPage } from '@saywright/api/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { firstPlace } from '../../../parts/members/peoplePlace.js'
import type { UsersScreenProps } from '../users/UsersScreen.js'
import { projects } from './frame.js'
import { castellanos, lena } from './people.js'

export const invitations = {
  waiting: ready(aPage([lena, castellanos])),
  place: firstPlace,
  onPlace: fn<NonNullable<UsersScreenProps['invitations']>['onPlace']>(),
  projects,
  onInvite: fn<NonNullable<UsersScreenProps['invitations']>['onInvite']>(async () => undefined),
  onInviteMany: fn<NonNullable<UsersScreenProps['invitations']>['onInviteMany']>(async () => undefined),
  onInvalid: fn(),
  onResend: fn(async () => {}),
  onCancel: fn(async () => {}),
}
export const administrator = {
  invitations,
  onPlace: fn<UsersScreenProps['onPlace']>(),
  onChangeRole: fn<NonNullable<UsersScreenProps['onChangeRole']>>(async () => {}),
  onRemove: fn<NonNullable<UsersScreenProps['onRemove']>>(async () => {}),
}

export function resetMocks() {
  for (const mock of [...Object.values(administrator), ...Object.values(invitations)])
    if ('mockClear' in mock) mock.mockClear()
}

export const panel = (canvas: HTMLElement) => within(within(canvas).getByRole('tabpanel'))
export const tables = (canvas: HTMLElement) => panel(canvas).getAllByRole('table')
export const memberTable = (canvas: HTMLElement) =>
  panel(canvas).getByRole('table', { name: /^(Members|Membres)$/ })
export const invitationTable = (canvas: HTMLElement) =>
  panel(canvas).getByRole('table', { name: /^Invitations/ })
export const row = (canvas: HTMLElement, name: RegExp) =>
  within(within(memberTable(canvas)).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
export const dialog = async (role: 'dialog' | 'alertdialog' = 'alertdialog') =>
  within(await within(document.body).findByRole(role))
export const asks = async (question: RegExp) =>
  expect((await dialog()).getByRole('heading')).toHaveTextContent(question)
export const confirm = async () =>
  userEvent.click((await dialog()).getAllByRole('button').at(-1) as HTMLElement)
export const dialogIsGone = () =>
  waitFor(() => expect(within(document.body).queryByRole('alertdialog')).not.toBeInTheDocument())

export async function chooseRole(canvas: HTMLElement, name: RegExp, place: number) {
  await userEvent.click(row(canvas, name).getAllByRole('button')[0] as HTMLElement)
  const items = await within(document.body).findAllByRole('menuitemradio')
  await userEvent.click(items[place] as HTMLElement)
}
