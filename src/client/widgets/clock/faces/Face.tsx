import type { ComponentType } from 'react'
import type { Style } from '../model.ts'
import { Daylight } from './Daylight.tsx'
import { Dial } from './Dial.tsx'
import { Digital } from './Digital.tsx'
import type { FaceProps } from './face-props.ts'
import { World } from './World.tsx'

const FACES: Readonly<Record<Style, ComponentType<FaceProps>>> = {
  dial: Dial,
  digital: Digital,
  daylight: Daylight,
  world: World,
}

/** A clock in its style. */
export function Face(props: FaceProps) {
  const Style = FACES[props.config.style]
  return <Style {...props} />
}
