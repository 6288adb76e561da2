import { type Body, CircleShape, EdgeShape, Vec2, World } from 'planck'
import { STEPS_PER_SECOND } from '../kit/arcade/steps.ts'
import { HEIGHT, radiusOf, WIDTH } from './sizes.ts'

/** A body as it lies: its place and velocity in units of the jar, its angle in radians, its spin in radians per second. */
export interface Moving {
  x: number
  y: number
  angle: number
  vx: number
  vy: number
  spin: number
}

interface Solid extends Moving {
  readonly id: number
  readonly kind: number
}

/** Units of the jar in a metre of the engine, which is made for things of some metres. */
const UNITS = 40
const GRAVITY = 30
const MATERIAL = { friction: 0.35, restitution: 0.08 } as const
/** Steps of the solver: with so many even a large fruit does not press a small one flat. */
const ITERATIONS = [10, 12] as const
/** How high the walls are above the jar. */
const ABOVE = 400

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits + 0 // no -0

/** What lies in a jar, and how it moves: it is built from a state, and lives beside it. */
export class Physics {
  readonly #world = new World({ gravity: new Vec2(0, GRAVITY), allowSleep: true })
  readonly #bodies = new Map<number, Body>()

  constructor(solids: readonly Solid[]) {
    const corners = [
      [0, -ABOVE],
      [0, HEIGHT],
      [WIDTH, HEIGHT],
      [WIDTH, -ABOVE],
    ].map(([x = 0, y = 0]) => new Vec2(x / UNITS, y / UNITS))
    const walls = this.#world.createBody()
    for (const [at, corner] of corners.slice(1).entries())
      walls.createFixture({ shape: new EdgeShape(corners[at], corner), ...MATERIAL })
    for (const solid of solids) this.add(solid)
  }

  add({ id, kind, x, y, angle, vx, vy, spin }: Solid): void {
    const body = this.#world.createBody({
      type: 'dynamic',
      position: new Vec2(x / UNITS, y / UNITS),
      angle,
      linearVelocity: new Vec2(vx / UNITS, vy / UNITS),
      angularVelocity: spin,
      angularDamping: 0.6,
      userData: { id, kind },
    })
    const radius = radiusOf(kind) / UNITS
    // as heavy as it is wide: by its area it would press small ones into each other
    body.createFixture({ shape: new CircleShape(radius), density: 1 / radius, ...MATERIAL })
    this.#bodies.set(id, body)
  }

  remove(id: number): void {
    const body = this.#bodies.get(id)
    if (body !== undefined) this.#world.destroyBody(body) // what lay upon it wakes
    this.#bodies.delete(id)
  }

  step(): void {
    this.#world.step(1 / STEPS_PER_SECOND, ...ITERATIONS)
  }

  /** Writes into a state how its bodies lie now, rounded so that it is short as text. */
  read(solids: readonly Solid[]): void {
    for (const solid of solids) {
      const body = this.#bodies.get(solid.id)
      if (body === undefined) continue
      const [{ x, y }, { x: vx, y: vy }] = [body.getPosition(), body.getLinearVelocity()]
      solid.x = rounded(x * UNITS, 2)
      solid.y = rounded(y * UNITS, 2)
      solid.vx = rounded(vx * UNITS, 2)
      solid.vy = rounded(vy * UNITS, 2)
      solid.angle = rounded(body.getAngle() % (2 * Math.PI), 3)
      solid.spin = rounded(body.getAngularVelocity(), 3)
    }
  }

  /** The ids of equal ones that touch. */
  touching(): readonly (readonly [one: number, other: number])[] {
    const pairs: (readonly [number, number])[] = []
    for (let contact = this.#world.getContactList(); contact; contact = contact.getNext()) {
      if (!contact.isTouching()) continue
      const [one, other] = [contact.getFixtureA(), contact.getFixtureB()].map((fixture) =>
        fixture.getBody().getUserData(),
      ) as (Pick<Solid, 'id' | 'kind'> | null)[]
      if (one && other && one.kind === other.kind) pairs.push([Math.min(one.id, other.id), Math.max(one.id, other.id)])
    }
    // in an order that does not depend on the engine
    return pairs.toSorted(([a, b], [c, d]) => a - c || b - d)
  }
}
