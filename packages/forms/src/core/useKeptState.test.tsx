import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { clearFormDrafts, createFormDrafts } from './createFormDrafts.js'
import { DraftScope } from './DraftScope.js'
import { type FormDrafts, FormDraftsContext } from './FormDrafts.js'
import { useKeptState } from './useKeptState.js'

type Lamp = { title: string; watts: number | null; rooms: readonly string[] }
const blank: Lamp = { title: '', watts: 40, rooms: [] }

function Fields({ name }: { name: string }) {
  const [lamp, setLamp, forget] = useKeptState<Lamp>(name, blank)
  return (
    <>
      <input
        aria-label="Title"
        value={lamp.title}
        onChange={({ target }) => setLamp({ ...lamp, title: target.value })}
      />
      <button type="button" onClick={() => setLamp({ ...lamp, watts: null })}>
        No watts
      </button>
      <button type="button" onClick={forget}>
        Forget
      </button>
      <output>{String(lamp.watts)}</output>
    </>
  )
}

const draw = (drafts: FormDrafts | undefined, { name = 'lamp', of = 'house-1' } = {}) => (
  <FormDraftsContext value={drafts}>
    <DraftScope of={of}>
      <Fields name={name} />
    </DraftScope>
  </FormDraftsContext>
)
const ofAccount = (account: number) => createFormDrafts(sessionStorage, account)
const title = page.getByLabelText('Title')
const press = (name: string) => page.getByRole('button', { name }).click()

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('what is typed outside of a form', () => {
  it('is found again by its account and object alone, and by no other name', async () => {
    await render(draw(ofAccount(1)))
    await title.fill('Kitchen')
    await press('No watts')
    await cleanup()
    for (const other of [
      draw(ofAccount(2)),
      draw(ofAccount(1), { of: 'house-2' }),
      draw(ofAccount(1), { name: 'table' }),
    ]) {
      await render(other)
      await expect.element(title).toHaveValue('')
      await cleanup()
    }
    await render(draw(ofAccount(1)))
    await expect.element(title).toHaveValue('Kitchen')
    await expect.element(page.getByText('null')).toBeVisible()
  })

  it('is removed when it is cleared, equals the initial value, or the user logs out', async () => {
    await render(draw(ofAccount(1)))
    await title.fill('Kitchen')
    await press('Forget')
    await expect.element(title).toHaveValue('Kitchen')
    expect(sessionStorage).toHaveLength(0)
    await title.fill('Hall')
    expect(sessionStorage).toHaveLength(1)
    await title.fill('')
    expect(sessionStorage).toHaveLength(0)
    await title.fill('Kitchen')
    expect(sessionStorage).toHaveLength(1)
    clearFormDrafts(sessionStorage)
    expect(sessionStorage).toHaveLength(0)
  })

  it('comes back when its account is known after the field is drawn', async () => {
    const before = await render(draw(ofAccount(1)))
    await title.fill('Kitchen')
    await before.unmount()
    const after = await render(draw(undefined))
    await expect.element(title).toHaveValue('')
    await after.rerender(draw(ofAccount(1)))
    await expect.element(title).toHaveValue('Kitchen')
  })

  it.each([
    '{',
    'null',
    '"text"',
    '[]',
    '{"title":1,"watts":1,"rooms":[]}',
    '{"title":"a","watts":"b","rooms":[]}',
  ])('is as if nothing was typed where %s is stored', async (written) => {
    sessionStorage.setItem('form-draft:1:house-1/lamp', written)
    await render(draw(ofAccount(1)))
    await expect.element(title).toHaveValue('')
    await expect.element(page.getByText('40')).toBeVisible()
  })
})
