import { createRef, type ReactNode, type Ref } from 'react'
import { describe, expect, it } from 'vitest'
import { themes } from '../theme/ThemeProvider.js'
import { axeProblems } from './axe.js'
import { renderThemed } from './renderThemed.js'

type SharedProps = { ref?: Ref<never>; id?: string }

/**
 * Tests the contract of every component: `id` and `ref` reach the element with the role, and there are no
 * accessibility violations in any theme or language.
 */
export function describeComponent(
  name: string,
  draw: (props: SharedProps) => ReactNode,
  { role }: { role: string },
): void {
  describe(`${name}, as every component`, () => {
    it('passes its id and its ref on', async () => {
      const ref = createRef<HTMLElement>()
      const screen = await renderThemed(draw({ id: 'own-id', ref: ref as Ref<never> }))
      expect(ref.current).toBeInstanceOf(HTMLElement)
      expect(screen.container.ownerDocument.getElementById('own-id')).not.toBeNull()
      expect(screen.getByRole(role).elements().length).toBeGreaterThan(0)
    })

    it.each(themes)('has no accessibility fault in the theme %s', async (theme) => {
      const screen = await renderThemed(draw({}), { theme })
      expect(await axeProblems(screen.container)).toEqual([])
    })

    it('has no accessibility fault in French', async () => {
      const screen = await renderThemed(draw({}), { locale: 'fr-FR' })
      expect(await axeProblems(screen.container)).toEqual([])
    })
  })
}
