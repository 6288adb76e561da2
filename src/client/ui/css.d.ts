import 'react'

// Style props accept custom properties: values reach the style sheets through them alone.
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
