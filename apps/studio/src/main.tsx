import { createShell } from '@saywright/shell'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.js'
import { takeCode } from './app/takeCode.js'

// Before anything reads the address: the router would keep the code in its history.
const code = takeCode(window)

const root = document.getElementById('root')
if (root) createRoot(root).render(<App shell={createShell({ source: 'studio' })} code={code} />)
