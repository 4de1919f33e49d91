import { appConfig } from '../vite.app.ts'

// On a slow network a request costs as much as 100 kB. So what pages ask for together comes in one file; a module goes to
// the first group that takes it, with all that it imports.
const groups = [
  {
    name: 'after-paint',
    test: /\/(CallFeedback|PageFocus|forms\/src\/messages\/index|drawSound|SignInPanel|besideTheForm|deferredRoutes|checkVersionOnce)\.tsx?$/,
  },
  { name: 'visitor', test: /\/features\/auth\/.+Route\.tsx$/ },
  {
    name: 'console',
    test: /\/(ConsoleLayoutRoute|AccountLayoutRoute|NotificationsBell|SearchPalette|DashboardTour|DashboardRoute)\.tsx$/,
  },
  { name: 'shared', minShareCount: 2 },
]

const layout = ['/deferredRoutes.tsx', '/ConsoleLayoutRoute.tsx']

export default appConfig(import.meta.dirname, {
  groups,
  isInstallable: true,
  firstPaint: {
    frame: 'console',
    ahead: [
      { path: /^\/(?!auth\/)/, modules: layout },
      { path: /^\/account\/organization/, modules: ['/organization/tabs.ts'] },
    ],
  },
})
