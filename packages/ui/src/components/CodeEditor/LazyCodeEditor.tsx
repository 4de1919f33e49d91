import { lazy, Suspense } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.js'
import { frame, heights, waiting } from './CodeEditor.css.js'
import type { CodeEditorProps } from './CodeEditor.js'

const CodeEditor = lazy(async () => ({ default: (await import('./CodeEditor.js')).CodeEditor }))

/** A `CodeEditor` that is loaded on demand, with a skeleton until then. */
export function LazyCodeEditor(props: CodeEditorProps) {
  return (
    <Suspense
      fallback={
        <div className={`${frame} ${heights[props.height ?? 'fill']}`}>
          <div className={waiting}>
            <Skeleton widths={[120, 260, 180, 340, 220, 280]} />
          </div>
        </div>
      }
    >
      <CodeEditor {...props} />
    </Suspense>
  )
}
