/** A linear model of kinds: for each feature its weight for each kind, in hundredths. */
export interface LinearModel {
  kinds: readonly string[];
  bias: readonly number[];
  /** By feature: places of kinds and weights in turn. */
  weights: Readonly<Record<string, readonly number[]>>;
}

export interface Rated<K extends string = string> {
  kind: K;
  /** 0 to 1; of all kinds together 1. */
  share: number;
}

/** All kinds, the likeliest first. The same features always give the same. */
export function rate(model: LinearModel, features: readonly string[]): Rated[] {
  const scores = [...model.bias];
  for (const feature of features) {
    const weights = Object.hasOwn(model.weights, feature) ? model.weights[feature]! : [];
    for (let at = 0; at < weights.length; at += 2) scores[weights[at]!]! += weights[at + 1]!;
  }
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - top) / 100));
  const sum = powers.reduce((all, each) => all + each, 0);
  return model.kinds
    .map((kind, at) => ({ kind, share: powers[at]! / sum }))
    .sort((one, other) => other.share - one.share || (one.kind < other.kind ? -1 : 1));
}

/** The features that spoke most for a kind, with their weights: why it was chosen. */
export function reasonsFor(model: LinearModel, features: readonly string[], kind: string, most = 4): { feature: string; weight: number }[] {
  const place = model.kinds.indexOf(kind);
  return features
    .map((feature) => {
      const weights = Object.hasOwn(model.weights, feature) ? model.weights[feature]! : [];
      const at = weights.findIndex((each, index) => index % 2 === 0 && each === place);
      return { feature, weight: at < 0 ? 0 : weights[at + 1]! };
    })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most);
}
