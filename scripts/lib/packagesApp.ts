const manifest = (dependencies: Record<string, string>) => ({
  name: 'outside-app',
  private: true,
  type: 'module',
  dependencies,
})

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  types: ['vite/client'],
}

const html = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Outside</title><link rel="icon" href="data:,"></head>
  <body><div id="root"></div><script type="module" src="/main.tsx"></script></body>
</html>
`

const main = `import '@saywright/ui/styles.css'
import '@saywright/forms/styles.css'
import '@saywright/audio/styles.css'
import { createClient } from '@saywright/api/client'
import { endpoints } from '@saywright/api/contract'
import { createRecorder, type RecorderState, WaveformPlayer } from '@saywright/audio'
import workletUrl from '@saywright/audio/recorder.worklet.js?url'
import { EmailKit, KitForm, KitPasswordField, SubmitButton } from '@saywright/forms'
import { lint } from '@saywright/grammar'
import { Button } from '@saywright/ui'
import { LazyCodeEditor } from '@saywright/ui/CodeEditor'
import { vars } from '@saywright/ui/contract'
import { createI18n, formatBytes } from '@saywright/ui/i18n'
import { ThemeProvider } from '@saywright/ui/theme'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const i18n = createI18n({ locale: 'en-US' })
const client = createClient()
const recorder = createRecorder()
const peaks = Float32Array.from({ length: 64 }, (_, index) => (index % 8) / 8)

function App() {
  const [answer, setAnswer] = useState('')
  const [recorded, setRecorded] = useState('')
  const [code, setCode] = useState('<main> = <lamp> ;')
  const record = (url?: string) => {
    recorder.subscribe(() => showState(recorder.getState()))
    void recorder.start({
      maximumMilliseconds: 1500,
      workletUrl: url,
      onRecorded: ({ milliseconds }) => setRecorded('recorded ' + milliseconds),
    })
  }
  const showState = (state: RecorderState) => setRecorded((shown) => shown || state.status)
  return (
    <main style={{ padding: vars.space.x2 }}>
      <KitForm
        aria-label="Login"
        rules={endpoints.login.body!}
        initialValues={{ email: '', password: '' }}
        onSubmit={async () => {
          const { email } = await client.send(endpoints.getDemo)
          setAnswer(email)
          return undefined
        }}
      >
        <EmailKit />
        <KitPasswordField name="password" label="Password" />
        <SubmitButton>Send</SubmitButton>
      </KitForm>
      <output id="answer">{answer}</output>
      <Button variant="primary" onPress={() => record()}>Record</Button>
      <Button onPress={() => record(workletUrl)}>Record with a worklet of mine</Button>
      <output id="recorded">{recorded}</output>
      <WaveformPlayer label="Kitchen" source="/none.wav" peaks={peaks} durationSeconds={4} />
      <output id="problems">{lint(code).map(({ code }) => code).join(' ')}</output>
      <output id="bytes">{formatBytes(2_000_000, 'en-US')}</output>
      <LazyCodeEditor label="Grammar" value={code} onChange={setCode} />
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <ThemeProvider theme="light" i18n={i18n}>
    <App />
  </ThemeProvider>,
)
`

/** The files of a bare application outside the workspace, by name. */
export function outsideApp(dependencies: Record<string, string>): Record<string, string> {
  const json = (value: object) => JSON.stringify(value, null, 2)
  const config = (module: string, moduleResolution: string) =>
    json({ compilerOptions: { ...compilerOptions, module, moduleResolution }, include: ['main.tsx'] })
  return {
    'package.json': json(manifest(dependencies)),
    'tsconfig.json': config('esnext', 'bundler'),
    'tsconfig.nodenext.json': config('nodenext', 'nodenext'),
    'index.html': html,
    'main.tsx': main,
  }
}
