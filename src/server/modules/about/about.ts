import { Hono } from 'hono'
import { about, donationPicture } from '../../../shared/api/about.ts'
import { CODE } from '../../../shared/api/endpoint.ts'
import type { Env } from '../../core/route/context.ts'
import { refuse } from '../../core/route/errors.ts'
import { mount } from '../../core/route/route.ts'
import type { Operator } from '../../operator.ts'
import type { DonationPictures } from './donation-pictures.ts'

export interface AboutPorts {
  readonly operator: Operator
  readonly donationPictures: DonationPictures
}

/** Routes for what the operator tells about the server. */
export function aboutModule({ operator, donationPictures }: AboutPorts): Hono<Env> {
  const app = new Hono<Env>()
  mount(app, about, () => ({ ...operator, donations: [...operator.donations] }))
  mount(app, donationPicture, ({ app: paymentApp }) => {
    const src = donationPictures.get(paymentApp)
    return src === undefined ? refuse(CODE.notFound, 'notFound') : { src }
  })
  return app
}
