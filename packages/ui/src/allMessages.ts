import { backgroundVideoMessages } from './components/BackgroundVideo/messages.js'
import { badgeMessages } from './components/Badge/messages.js'
import { buttonMessages } from './components/Button/messages.js'
import { codeEditorMessages } from './components/CodeEditor/messages.js'
import { comboBoxMessages } from './components/ComboBox/messages.js'
import { copyButtonMessages } from './components/CopyButton/messages.js'
import { dataTableMessages } from './components/DataTable/messages.js'
import { dialogMessages } from './components/Dialog/messages.js'
import { dropZoneMessages } from './components/DropZone/messages.js'
import { embedFrameMessages } from './components/EmbedFrame/messages.js'
import { fieldMessages } from './components/Field/messages.js'
import { filterBarMessages } from './components/FilterBar/messages.js'
import { linkMessages } from './components/Link/messages.js'
import { modalMessages } from './components/Modal/messages.js'
import { multiSelectMessages } from './components/MultiSelect/messages.js'
import { paginatorMessages } from './components/Paginator/messages.js'
import { passwordFieldMessages } from './components/PasswordField/messages.js'
import { proseMessages } from './components/Prose/messages.js'
import { ratingMessages } from './components/Rating/messages.js'
import { selectMessages } from './components/Select/messages.js'
import { skeletonMessages } from './components/Skeleton/messages.js'
import { sliderMessages } from './components/Slider/messages.js'
import { socialButtonMessages } from './components/SocialButton/messages.js'
import { stepperMessages } from './components/Stepper/messages.js'
import type { MessagesOf } from './i18n/Language.js'
import { appShellMessages } from './patterns/AppShell/messages.js'
import { paletteMessages } from './patterns/CommandPalette/messages.js'
import { errorStateMessages } from './patterns/ErrorState/messages.js'
import { tourMessages } from './patterns/GuidedTour/messages.js'
import { loadingOverlayMessages } from './patterns/LoadingOverlay/messages.js'
import { noticeStackMessages } from './patterns/NoticeStack/messages.js'
import { onboardingChecklistMessages } from './patterns/OnboardingChecklist/messages.js'
import { screenSizeGateMessages } from './patterns/ScreenSizeGate/messages.js'
import { sideMenuMessages } from './patterns/SideMenu/messages.js'

/**
 * All message sets of this package, for translators and for loading into a translation engine before the
 * first render.
 */
export const uiMessages = [
  appShellMessages,
  backgroundVideoMessages,
  badgeMessages,
  buttonMessages,
  codeEditorMessages,
  comboBoxMessages,
  copyButtonMessages,
  dataTableMessages,
  dialogMessages,
  dropZoneMessages,
  embedFrameMessages,
  errorStateMessages,
  fieldMessages,
  filterBarMessages,
  linkMessages,
  loadingOverlayMessages,
  modalMessages,
  multiSelectMessages,
  noticeStackMessages,
  onboardingChecklistMessages,
  paginatorMessages,
  paletteMessages,
  passwordFieldMessages,
  proseMessages,
  ratingMessages,
  screenSizeGateMessages,
  selectMessages,
  sideMenuMessages,
  skeletonMessages,
  sliderMessages,
  socialButtonMessages,
  stepperMessages,
  tourMessages,
] as const

/**
 * The English messages of this package by namespace. `Language<UiMessages>` is the type of the same messages
 * in a further language.
 */
export type UiMessages = MessagesOf<typeof uiMessages>
