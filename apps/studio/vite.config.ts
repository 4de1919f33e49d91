import { appConfig } from '../vite.app.ts'

// Like the console. The workspace contains what the overview does, and is much larger: it comes second.
const groups = [
  {
    name: 'after-paint',
    test: /\/(CallFeedback|PageFocus|forms\/src\/messages\/index|checkVersionOnce)\.tsx?$/,
  },
  { name: 'hub', test: /\/HubRoute\.tsx$/ },
  { name: 'workspace', test: /\/(LatestModelRoute|VoiceCommandsRoute|CodeEditor)\.tsx$/ },
]

export default appConfig(import.meta.dirname, {
  groups,
  firstPaint: {
    frame: 'studio',
    ahead: [
      { path: /^\/\w+\/?$/, modules: ['/HubRoute.tsx'] },
      { path: /\/voice-commands/, modules: ['/VoiceCommandsRoute.tsx'] },
    ],
  },
})
