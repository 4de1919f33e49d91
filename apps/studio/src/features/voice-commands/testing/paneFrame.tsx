import type { Decorator } from '@storybook/react-vite'
import type { CSSProperties } from 'react'

/** Common parameters of stories of a pane: a desktop window that the pane fills. @param style of what is around the pane. */
export const paneFrame = (style: CSSProperties) => ({
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  decorators: [
    (Story) => (
      <main style={style}>
        <Story />
      </main>
    ),
  ] satisfies Decorator[],
})

/** Of the height of its content, and at least of the window: the page scrolls. */
export const scrolled = { minHeight: '100dvh', display: 'grid' } as const
