import { listOf, priceObject } from '../objects.ts';
import { Params } from '../params.ts';
import type { Routes } from './call.ts';

export const prices: Routes = {
  'GET /v1/prices': ({ world, fields }) => {
    const params = new Params(fields, ['lookup_keys', 'active', 'limit', 'expand']);
    const keys = params.texts('lookup_keys');
    const wanted = (keys.length === 0 || keys.includes(world.price.lookupKey)) && params.flag('active') !== false;
    return listOf('/v1/prices', wanted ? [priceObject(world.price)] : [], params.limit());
  },
};
