import type { GraphQLFieldResolver } from 'graphql';
import type { SubscriptionCommonWatchArgs, WatchNews } from '../../generated/types.ts';
import type { Call } from '../call.ts';
import { forbidden, unauthenticated } from '../errors.ts';

/** Subscriptions of the contract: a stream each. Its session is looked at again and again, not only when it opens. */
export const subscriptions: Readonly<Record<string, GraphQLFieldResolver<unknown, Call>>> = {
  CommonWatch: (_, { input: { places } }: SubscriptionCommonWatchArgs, call): AsyncIterable<WatchNews> => {
    call.note('CommonWatch');
    if (call.forged) throw forbidden('CSRF');
    const { session, region, request, watching } = call;
    if (!session) throw unauthenticated();
    const { cookies, ip: address, signal } = request;
    return watching.open({ session, token: cookies['session'], address, region, places }, signal);
  },
};
