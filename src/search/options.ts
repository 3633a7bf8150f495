import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {DEFAULT_RANKING, type RankingOptions} from './ranking';
import {type Field, FIELDS} from './types';

export interface InsightsClient {
  readonly appId: string;
  /** The search-only key: it is published with the site. */
  readonly apiKey: string;
}

export interface PluginOptions {
  /** Order and number of the results. Default: {@link DEFAULT_RANKING}. */
  readonly ranking: RankingOptions;
  /**
   * Where view, click and conversion events of the search are sent. Default: false, and then not one request goes to
   * another host.
   */
  readonly insights: InsightsClient | false;
}

export type Options = Partial<Omit<PluginOptions, 'ranking'>> & {
  readonly ranking?: Partial<Omit<RankingOptions, 'boosts'>> & {readonly boosts?: Partial<RankingOptions['boosts']>};
};

const {boosts, b, k1, parentCategoriesDepth, maxResults} = DEFAULT_RANKING;
const boostOf = (field: Field) => [field, Joi.number().min(0).default(boosts[field])] as const;

const schema = Joi.object<PluginOptions>({
  ranking: Joi.object({
    boosts: Joi.object(Object.fromEntries(FIELDS.map(boostOf))).default(),
    b: Joi.number().min(0).max(1).default(b),
    k1: Joi.number().min(0).default(k1),
    parentCategoriesDepth: Joi.number().integer().min(0).default(parentCategoriesDepth),
    maxResults: Joi.number().integer().min(1).default(maxResults),
  }).default(),
  insights: Joi.alternatives(
    Joi.valid(false),
    Joi.object({appId: Joi.string().required(), apiKey: Joi.string().required()}),
  ).default(false),
});

/** @throws Error naming the option when one is unknown or has a value that makes no sense. */
export const validateOptions = ({validate, options}: OptionValidationContext<Options, PluginOptions>): PluginOptions =>
  validate(schema, options);
