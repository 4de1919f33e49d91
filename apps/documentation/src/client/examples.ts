import { startExample } from './try/startExample.js'

for (const figure of document.querySelectorAll<HTMLElement>('figure.example')) startExample(figure)
