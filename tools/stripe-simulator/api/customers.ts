import { missing } from '../api-error.ts';
import { newId } from '../ids.ts';
import { end } from '../lifecycle.ts';
import type { Customer } from '../model.ts';
import { customerObject, listOf, searchOf } from '../objects.ts';
import { Params } from '../params.ts';
import type { World } from '../world.ts';
import type { Routes } from './call.ts';
import { metadataSearch } from './search-query.ts';

/**
 * Throws {@link ApiError} for an unknown or deleted customer. `param` names the parameter with the id, if it is not in
 * the path.
 */
export const liveCustomer = (world: World, id: string, param = 'id'): Customer => {
  const customer = world.state.customers[id];
  if (!customer || customer.deleted) throw missing('customer', id, param);
  return customer;
};

const newestFirst = (world: World): Customer[] => Object.values(world.state.customers).reverse();

/** Seconds by which Stripe's search may lag behind a change. */
const SEARCH_LAG = 60;

/** Returns the customer as the search finds it: for a while, one that was deleted is found as it was. */
const asIndexed = (world: World, customer: Customer): readonly Customer[] => {
  if (!customer.deleted) return [customer];
  const { indexed } = customer;
  return indexed && indexed.until > world.now() ? [{ ...customer, ...indexed, deleted: false }] : [];
};

export const customers: Routes = {
  'POST /v1/customers': ({ world, fields }) => {
    const params = new Params(fields, ['email', 'name', 'metadata', 'preferred_locales']);
    const customer: Customer = {
      id: newId('cus'),
      created: world.now(),
      email: params.text('email'),
      name: params.text('name'),
      metadata: params.metadata(),
      locales: params.texts('preferred_locales'),
      deleted: false,
    };
    world.state.customers[customer.id] = customer;
    return customerObject(customer);
  },

  'GET /v1/customers': ({ world, fields }) => {
    const params = new Params(fields, ['email', 'limit']);
    const email = params.text('email');
    const found = newestFirst(world).filter(
      (customer) => !customer.deleted && (email === null || customer.email === email),
    );
    return listOf('/v1/customers', found.map(customerObject), params.limit());
  },

  'GET /v1/customers/search': ({ world, fields }) => {
    const params = new Params(fields, ['query', 'limit']);
    const matches = metadataSearch(params.required('query'));
    const found = newestFirst(world)
      .flatMap((customer) => asIndexed(world, customer))
      .filter((customer) => matches(customer.metadata));
    return searchOf('/v1/customers/search', found.map(customerObject), params.limit());
  },

  'GET /v1/customers/:id': ({ world, id }) => {
    const customer = world.state.customers[id];
    if (!customer) throw missing('customer', id);
    return customerObject(customer);
  },

  'POST /v1/customers/:id': ({ world, id, fields }) => {
    const params = new Params(fields, ['email', 'name']);
    const customer = liveCustomer(world, id);
    if (params.has('email')) customer.email = params.text('email');
    if (params.has('name')) customer.name = params.text('name');
    world.emit('customer.updated', customerObject(customer));
    return customerObject(customer);
  },

  'DELETE /v1/customers/:id': ({ world, id }) => {
    const customer = liveCustomer(world, id);
    for (const subscription of Object.values(world.state.subscriptions))
      if (subscription.customer === id && subscription.status !== 'canceled') end(world, subscription);
    const { email, metadata } = customer;
    customer.indexed = { until: world.now() + SEARCH_LAG, email, metadata };
    customer.deleted = true;
    customer.email = null;
    customer.metadata = {};
    world.emit('customer.deleted', customerObject(customer));
    return customerObject(customer);
  },
};
