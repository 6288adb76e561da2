import type { CSSProperties, ReactNode } from 'react'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** The size of the content that will replace it; numbers are px. */
  readonly width: number | string
  readonly height: number
  readonly radius?: number
  readonly style?: CSSProperties
}

/** One block of a skeleton, with the exact size of its content. Wrap blocks in a SkeletonGroup. */
export function Skeleton({ width, height, radius, style }: SkeletonProps) {
  return <i className={styles.block} style={{ width, height, borderRadius: radius, ...style }} />
}

/** Blocks that appear together, and only after 200 ms. They are `aria-hidden`: the loading element has `aria-busy`. */
export function SkeletonGroup({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.group} aria-hidden="true">
      {children}
    </div>
  )
}
