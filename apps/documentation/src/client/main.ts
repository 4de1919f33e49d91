import { openBeside } from './beside.js'
import { addCopyButtons } from './copyButtons.js'
import { listenToFrame } from './frame.js'
import { startSearch } from './search.js'
import { startThemeChoice } from './themeChoice.js'

openBeside()
listenToFrame()
startThemeChoice()
startSearch()
addCopyButtons()
