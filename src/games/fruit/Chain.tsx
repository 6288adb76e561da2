import { useLayoutEffect, useRef } from 'preact/hooks'
import { drawFruit } from './art.ts'
import styles from './Chain.module.css'
import { keyOf, RADII } from './sizes.ts'
import { useTexts } from './texts.ts'

/** All sizes, from the smallest to the largest; those that there have been in this game are bright. */
export function Chain({ largest }: { readonly largest: number }) {
  const say = useTexts()
  return (
    <section className={styles.chain} aria-label={say('chain')}>
      <h2>{say('chain')}</h2>
      <ol>
        {[...RADII.keys()].map((kind) => {
          const name = say(keyOf(kind))
          return (
            <li key={kind} data-seen={kind <= largest} title={name}>
              <div aria-hidden="true">
                <Picture kind={kind} />
              </div>
              <span>{name}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The side of a picture, in px. */
const SIDE = 56

function Picture({ kind }: { readonly kind: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (element === null || !context) return
    const scale = Math.max(1, devicePixelRatio)
    element.width = element.height = SIDE * scale
    context.setTransform(scale, 0, 0, scale, 0, 0)
    drawFruit(context, kind, { x: SIDE / 2, y: SIDE / 2, radiusX: 14 + kind, radiusY: 14 + kind })
  }, [kind])
  return <canvas ref={canvas} />
}
