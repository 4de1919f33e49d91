import { appConfig } from '../vite.app.ts'

export default appConfig(import.meta.dirname, {
  firstPaint: {
    frame: 'studio',
    ahead: [
      { path: /^\/\w+\/?$/, modules: ['/HubRoute.tsx'] },
      { path: /\/voice-commands/, modules: ['/VoiceCommandsRoute.tsx'] },
    ],
  },
})
