import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { createServer } from 'vite'
import type { BrowserCommand } from 'vitest/node'

type Rendering = { serverMarkup: () => Promise<Record<string, string>> }

declare module 'vitest/browser' {
  interface BrowserCommands {
    serverMarkup: () => Promise<Record<string, string>>
  }
}

/** The markup of each state, by its name, as a server draws it: in Node, without a browser. */
export const serverMarkup: BrowserCommand<[]> = async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [vanillaExtractPlugin()],
  })
  try {
    const rendering = (await server.ssrLoadModule('/.storybook/renderStates.ts')) as Rendering
    return await rendering.serverMarkup()
  } finally {
    await server.close()
  }
}
