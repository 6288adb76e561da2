import type { ComponentType } from 'react'
import type { Style } from '../model.ts'
import { Analog } from './Analog.tsx'
import { Daylight } from './Daylight.tsx'
import { Digital } from './Digital.tsx'
import type { DialProps } from './dial-props.ts'
import { World } from './World.tsx'

const FACES: Readonly<Record<Style, ComponentType<DialProps>>> = {
  dial: Analog,
  digital: Digital,
  daylight: Daylight,
  world: World,
}

/** A clock in its style. */
export function Dial(props: DialProps) {
  const Style = FACES[props.config.style]
  return <Style {...props} />
}
