import 'react'

// Custom properties are the one way by which values reach the sheets: style props may carry them.
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
