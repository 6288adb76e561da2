import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What stands in place of children that have thrown; `retry` renders them anew. */
  readonly fallback: (retry: () => void) => ReactNode
}

/** Keeps an error of its children from what is around them. A class, as React has no other form of it. */
export class ErrorBoundary extends Component<Props, { readonly hasThrown: boolean }> {
  override readonly state = { hasThrown: false }

  static getDerivedStateFromError() {
    return { hasThrown: true }
  }

  private readonly retry = () => this.setState({ hasThrown: false })

  override render(): ReactNode {
    return this.state.hasThrown ? this.props.fallback(this.retry) : this.props.children
  }
}
