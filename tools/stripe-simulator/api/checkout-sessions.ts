import { ApiError, missing } from '../api-error.ts';
import { newId } from '../ids.ts';
import type { CheckoutSession } from '../model.ts';
import { checkoutSessionObject, listOf } from '../objects.ts';
import { Params } from '../params.ts';
import type { World } from '../world.ts';
import type { Routes } from './call.ts';
import { liveCustomer } from './customers.ts';

const OPEN_FOR = 24 * 60 * 60;

export const expireOld = (world: World): void => {
  for (const session of Object.values(world.state.checkoutSessions))
    if (session.status === 'open' && session.expiresAt <= world.now()) session.status = 'expired';
};

const sessionOf = (world: World, id: string): CheckoutSession => {
  const session = world.state.checkoutSessions[id];
  if (!session) throw missing('checkout.session', id);
  return session;
};

const mustBePlanPrice = (world: World, params: Params): void => {
  const [item, ...more] = params.groups('line_items', ['price', 'quantity']);
  if (!item || more.length > 0)
    throw new ApiError(400, 'This simulator takes exactly one line item', { param: 'line_items' });
  const price = item.required('price');
  if (price !== world.price.id) throw missing('price', price, 'line_items[0][price]');
};

/** Like Stripe, computes no tax for a customer without an address, unless Checkout stores the one entered there. */
const readAutomaticTax = (params: Params): boolean => {
  const automaticTax = params.group('automatic_tax', ['enabled']).flag('enabled') ?? false;
  const address = params.group('customer_update', ['address', 'name']).text('address');
  if (automaticTax && address !== 'auto')
    throw new ApiError(
      400,
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set `customer_update[address]` to `auto`.',
      { code: 'customer_tax_location_invalid' },
    );
  return automaticTax;
};

const readAsksForTerms = (params: Params): boolean => {
  const wanted = params.group('consent_collection', ['terms_of_service']).text('terms_of_service') ?? 'none';
  if (wanted !== 'required' && wanted !== 'none')
    throw new ApiError(400, 'Invalid consent_collection[terms_of_service]: must be one of none or required', {
      param: 'consent_collection[terms_of_service]',
    });
  return wanted === 'required';
};

export const checkoutSessions: Routes = {
  'POST /v1/checkout/sessions': ({ world, fields, origin }) => {
    const params = new Params(fields, [
      'mode',
      'customer',
      'client_reference_id',
      'line_items',
      'locale',
      'metadata',
      'subscription_data',
      'automatic_tax',
      'customer_update',
      'consent_collection',
      'success_url',
      'cancel_url',
    ]);
    if (params.required('mode') !== 'subscription')
      throw new ApiError(400, 'This simulator knows the mode subscription only', { param: 'mode' });
    mustBePlanPrice(world, params);
    const id = newId('cs_test');
    const session: CheckoutSession = {
      id,
      created: world.now(),
      expiresAt: world.now() + OPEN_FOR,
      customer: liveCustomer(world, params.required('customer'), 'customer').id,
      locale: params.text('locale'),
      clientReferenceId: params.text('client_reference_id'),
      metadata: params.metadata(),
      subscriptionMetadata: params.group('subscription_data', ['metadata', 'description']).metadata(),
      successUrl: params.required('success_url').replaceAll('{CHECKOUT_SESSION_ID}', id),
      cancelUrl: params.text('cancel_url'),
      url: `${origin}/c/pay/${id}`,
      asksForTerms: readAsksForTerms(params),
      automaticTax: readAutomaticTax(params),
      status: 'open',
      subscription: null,
    };
    world.state.checkoutSessions[id] = session;
    return checkoutSessionObject(session, world.price);
  },

  'GET /v1/checkout/sessions': ({ world, fields }) => {
    const params = new Params(fields, ['customer', 'status', 'subscription', 'limit']);
    const [customer, status, subscription] = ['customer', 'status', 'subscription'].map((name) => params.text(name));
    const found = Object.values(world.state.checkoutSessions)
      .reverse()
      .filter((session) => !customer || session.customer === customer)
      .filter((session) => !status || session.status === status)
      .filter((session) => !subscription || session.subscription === subscription);
    return listOf(
      '/v1/checkout/sessions',
      found.map((session) => checkoutSessionObject(session, world.price)),
      params.limit(),
    );
  },

  'GET /v1/checkout/sessions/:id': ({ world, id }) => checkoutSessionObject(sessionOf(world, id), world.price),

  'POST /v1/checkout/sessions/:id/expire': ({ world, id }) => {
    const session = sessionOf(world, id);
    if (session.status !== 'open')
      throw new ApiError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      );
    session.status = 'expired';
    world.emit('checkout.session.expired', checkoutSessionObject(session, world.price));
    return checkoutSessionObject(session, world.price);
  },
};
