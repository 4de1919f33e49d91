import type { Decorator } from '@storybook/react-vite'
import type { CSSProperties } from 'react'

/** What stories of a pane share: a window of a desktop that the pane fills. @param style of what is around the pane. */
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

/** As high as its words, and at least as the window: the page scrolls. */
export const scrolled = { minHeight: '100dvh', display: 'grid' } as const
