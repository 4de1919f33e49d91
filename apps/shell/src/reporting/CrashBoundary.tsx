import { Component, type ReactNode } from 'react'
import { CrashScreen } from './CrashScreen.js'

type Props = { children: ReactNode; onCrash: (thrown: unknown) => void }

/** Where the drawing of a page fails, says so and offers to reload. A class, because React has no other way to catch it. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onCrash(thrown)
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return <CrashScreen onReload={() => window.location.reload()} />
  }
}
