1 'doc0 |w yesterday again some it referee midfielder we striker had on |n len:7
1 'doc1 |w reported in when our it coach than defender in injury fans referee |n len:6
2 'doc2 |w than for analysts reported after quarter analysts it stock we quarter today investors while from inflation on reported |n len:8
2 'doc3 |w with lender than analysts more inflation during with from today during we we more of bank we were revenue for market bank |n len:4
2 'doc4 |w market their before market had stock on market about analysts yesterday lender that quarter that inflation we bank analysts of exports stock |n len:8
3 'doc5 |w were onion more kitchen pastry garlic yesterday yesterday in were flour |n len:5
1 'doc6 |w midfielder their coach league during and many many match injury our referee tournament |n len:5
3 'doc7 |w many soup recipe pastry dinner spice of at with onion about recipe recipe over chef reported our at more from during |n len:5
1 'doc8 |w more striker the this with on injury our that cup some |n len:7
2 'doc9 |w investors shares yesterday more in stock has inflation |n len:6
3 'doc10 |w oven said during the a before kitchen today we at soup |n len:4
1 'doc11 |w over today they of match before season over penalty injury more fans yesterday some cup of |n len:3
3 'doc12 |w over oven soup onion oven flour dessert our with many reported it |n len:9
2 'doc13 |w revenue reported dividend during after at before some reported more before analysts their during shares |n len:3
1 'doc14 |w they referee more from tournament this match of were yesterday when striker with today yesterday some defender during |n len:6
1 'doc15 |w match coach penalty stadium with today they than after has was about they match striker over during today the it |n len:7
3 'doc16 |w that said dinner roast for after today before it about kitchen roast for chef their butter the |n len:7
1 'doc17 |w this it tournament while were in referee today some again in midfielder reported injury when than some coach league defender referee |n len:3
3 'doc18 |w we roast had chef sauce were roast after roast dinner it for they after from the spice recipe sauce many has chef |n len:4
2 'doc19 |w had profit exports bank the dividend bond bank this yesterday has a from about merger in revenue merger some from |n len:3
3 'doc20 |w soup kitchen again kitchen we oven during some roast again pastry our flour sauce sauce |n len:8
3 'doc21 |w it was has garlic spice recipe sauce pastry roast their this they their it |n len:5
2 'doc22 |w a during at dividend their our bank were in of dividend more dividend many a were shares while reported before investors |n len:7
1 'doc23 |w fans has stadium goal has today than defender cup during our season match tournament |n len:8
1 'doc24 |w more we midfielder on during injury stadium said tournament |n len:3
1 'doc25 |w injury with penalty had many striker the for goal |n len:6
2 'doc26 |w many were some at from stock while of yesterday was analysts |n len:4
2 'doc27 |w and analysts market many after were exports bank in had of over investors |n len:4
3 'doc28 |w today oven onion before oven today the we on again again with |n len:6
2 'doc29 |w from shares bond lender was we again this their that shares market and in on dividend bank many we our shares |n len:3
1 'doc30 |w the while from league defender midfielder it striker it today stadium was again from |n len:5
1 'doc31 |w league about of defender while over midfielder than injury reported tournament had today about |n len:7
2 'doc32 |w has of stock bank many on dividend some quarter merger dividend than said with stock for |n len:8
2 'doc33 |w revenue yesterday when their profit lender after when bank some reported bank lender bond at investors revenue bank had before the |n len:9
3 'doc34 |w onion soup dinner has said flour chef recipe before than |n len:8
3 'doc35 |w recipe pastry dinner with roast on kitchen from kitchen recipe before and oven recipe flour a again we |n len:6
1 'doc36 |w after cup injury after stadium with striker coach this at before penalty before |n len:8
2 'doc37 |w dividend stock market that in a for bank this the stock lender inflation the analysts |n len:9
2 'doc38 |w the our the dividend in more merger investors they quarter has |n len:3
3 'doc39 |w and our of it dessert after and before garlic dinner the it from kitchen pastry |n len:9
3 'doc40 |w at reported while recipe chef roast pastry chef recipe in a over soup at chef recipe on oven the on about than |n len:4
1 'doc41 |w said today we more coach defender had cup stadium |n len:7
3 'doc42 |w for soup their was this sauce soup roast butter was this we we dessert when onion was for said in |n len:5
3 'doc43 |w again reported onion soup from pastry yesterday sauce butter sauce after it had today dessert said chef was on in recipe sauce |n len:3
2 'doc44 |w quarter reported in lender quarter it some in after this and analysts in were market bond profit their |n len:6
