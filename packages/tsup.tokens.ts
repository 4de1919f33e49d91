// Publishes the design tokens beside the build. Declarations of TypeScript 7 import the file without a JSON attribute, which
// `nodenext` refuses, so that it is added here.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'

const declarations = 'dist/tokens/values.d.ts'
const text = readFileSync(declarations, 'utf8')
writeFileSync(
  declarations,
  text.replace(/from '\.\/tokens\.json';/, "from './tokens.json' with { type: 'json' };"),
)
copyFileSync('src/tokens/tokens.json', 'dist/tokens/tokens.json')
