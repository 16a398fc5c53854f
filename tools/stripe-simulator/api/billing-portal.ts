import { newId } from '../ids.ts';
import type { PortalSession } from '../model.ts';
import { portalSessionObject } from '../objects.ts';
import { Params } from '../params.ts';
import type { Routes } from './call.ts';
import { liveCustomer } from './customers.ts';

export const billingPortal: Routes = {
  'POST /v1/billing_portal/sessions': ({ world, fields, origin }) => {
    const params = new Params(fields, ['customer', 'return_url', 'locale']);
    const customer = liveCustomer(world, params.required('customer'), 'customer');
    const id = newId('bps');
    const session: PortalSession = {
      id,
      created: world.now(),
      customer: customer.id,
      returnUrl: params.text('return_url'),
      locale: params.text('locale') ?? customer.locales[0] ?? null,
      url: `${origin}/p/session/${id}`,
    };
    world.state.portalSessions[id] = session;
    return portalSessionObject(session);
  },
};
