// The pages about copy trading and the charts.
export default {
  copyDescription:
    "What copy trading is, six questions to ask before you copy anyone, and what {brand} offers today.",
  copyTitle: "Copy trading, explained",
  copyLead:
    "Your account mirrors the trades of someone you choose. It's convenient, but you're trusting a stranger with your risk.",
  notOfferedTitle: "Not currently offered",
  notOfferedText:
    "{brand} doesn't place trades, including copied ones. We don't publish a leaderboard, because past results say little about the future.",
  howTitle: "How it works elsewhere",
  howText:
    "You set an amount aside. Whenever the trader you follow opens a position, your account opens a proportionate one. You can stop at any time, and open positions are closed at the current market price.",
  questionsTitle: "Six questions to ask first",
  "question.drawdown": "What was the maximum drawdown, and how long was the recovery?",
  "question.record": "How long is the track record, and is it on a live account?",
  "question.fees": "Who gets paid when I copy, and does the fee grow with each trade?",
  "question.connection": "What happens to open positions if I or the trader lose the connection?",
  "question.slippage": "How much slippage and delay should I expect?",
  "question.liability": "Who is liable, and which regulator supervises them?",
  watchTitle: "Watch the charts",
  watchText: "See how losses and recoveries look on a chart. Prices are simulated.",
  askTitle: "Ask us",
  askText: "Tell us what you'd want from copy trading.",

  toolsDescription:
    "Charts of twelve currency pairs, seven indices and eleven cryptocurrencies: line, area, candlestick or bar, from an hour to a month. Simulated prices.",
  toolsTitle: "Fast, interactive charts",
  toolsLead: "Charts load instantly and update live; pause them at any time.",
  simulated: "Simulated",
  forexText: "Twelve currency pairs, from EUR/USD to AUD/JPY.",
  indexText: "SPY, QQQ, DIA, IWM, MDY, ISF and DAX.",
  cryptoText: "Bitcoin, Ethereum, Solana and eight more, in US dollars.",
  featuresTitle: "Chart features",
  featureTypes: "Line, area, candlestick and bar charts",
  featureTimes: "One hour, one day, one week or one month, with zoom from 0.5x to 3x",
  featureTable: "Data as an accessible table",
  featureLink: "Share or bookmark any chart view with a link",
  pricesTitle: "Where prices come from",
  pricesText:
    "Prices are simulated to behave like a market. They're identical for all users and aren't tradable.",
} as const;
