import { Component, type ComponentChildren } from 'preact'

interface Props {
  readonly children: ComponentChildren
  readonly fallback: () => ComponentChildren
}

/** Shows something else in place of children that have thrown. */
export class ErrorBoundary extends Component<Props, { readonly hasThrown: boolean }> {
  override state = { hasThrown: false }

  static override getDerivedStateFromError() {
    return { hasThrown: true }
  }

  override render() {
    return this.state.hasThrown ? this.props.fallback() : this.props.children
  }
}
