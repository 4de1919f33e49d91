import type { FakeTransport } from '@saywright/api/testing'
import type { Locale } from '@saywright/ui/i18n'
import type { StoryContext } from '@storybook/react-vite'
import { aServer } from './aServer.js'
import { aConsole, Console, type MadeConsole } from './Console.js'

export type Flow = {
  /** The address that is opened. */
  at: string
  /** Token of the logged-in user. */
  token?: string
  isNewDevice?: boolean
  /** Overrides of the responses of the server. */
  server?: (transport: FakeTransport, locale: Locale) => FakeTransport
}

/** The args of a story of the whole console, from an address on. Its play function asserts with `visit`. */
export function flow({ at, token, isNewDevice = false, server = (transport) => transport }: Flow) {
  return {
    parameters: { layout: 'fullscreen' },
    loaders: [
      ({ globals }: Pick<StoryContext, 'globals'>) => {
        const locale = globals.locale as Locale
        const transport = server(aServer(locale), locale)
        return {
          made: aConsole({ transport, at, locale, isNewDevice, ...(token === undefined ? {} : { token }) }),
        }
      },
    ],
    render: (_: object, { loaded }: Pick<StoryContext, 'loaded'>) => (
      <Console {...(loaded.made as MadeConsole)} />
    ),
  }
}
