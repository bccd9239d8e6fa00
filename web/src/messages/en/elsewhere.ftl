# Another device signs, or none of a deputy’s is let in yet.
elsewhere-signs = Another device signs for you. Here you can look, but not give orders.
elsewhere-signs-what = Let the other device show you a code: “Let another device of yours sign, too”, under Seats. If it is lost, or was never yours, ask the organiser to release it, then open this page again.
elsewhere-deputy = The organiser has not let this browser in yet: you can look, but do nothing for them.
elsewhere-deputy-what = In this campaign devices sign what the organiser does. Ask them for a new link: on the organiser’s page, under Deputies, they press “New link” beside your name. It lets in the first browser that opens it. If you have opened one elsewhere, act there.
elsewhere-join-open = Open this with the other device. It works once; until then whoever opens it can give your orders.
elsewhere-join-code = The link for your other device
